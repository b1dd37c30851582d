// The icons of the app that are drawn from SVG files.

export const ICONS = [
  { from: '../public/icon.svg', to: 'icon-192.png', size: 192 },
  { from: '../public/icon.svg', to: 'icon-512.png', size: 512 },
  { from: 'maskable.svg', to: 'icon-maskable.png', size: 512 },
  // For iOS, which rounds the corners itself.
  { from: 'maskable.svg', to: 'icon-180.png', size: 180 },
];
