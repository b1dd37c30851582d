export { t, say, plain, language, languages, speak, begin } from './words.svelte';
export type { Translate, Args } from './words.svelte';
