/** Svelte defaults; the file exists because tools look for it. */
export default {};
