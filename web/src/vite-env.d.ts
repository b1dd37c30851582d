declare module 'virtual:locales' {
  const locales: Record<string, () => Promise<string>>;
  export default locales;
  export const names: Record<string, string>;
}

declare module 'virtual:page-files' {
  /** A hash of all files. */
  export const VERSION: string;
  export const FILES: readonly import('./worker/files').PageFile[];
}
