declare module 'virtual:locales' {
  const locales: Record<string, () => Promise<string>>;
  export default locales;
  export const names: Record<string, string>;
}
