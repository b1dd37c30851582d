declare module 'virtual:locales' {
  const locales: Record<string, () => Promise<{ default: string }>>;
  export default locales;
}
