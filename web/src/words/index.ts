export { explain } from './problem';
export { named, pieces } from './named';
export type { Piece } from './named';
export { t, say, plain, language, languages, ownNames, speak, begin } from './words.svelte';
export type { Translate, Args } from './words.svelte';
