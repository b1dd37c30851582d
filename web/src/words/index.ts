export { explain } from './problem';
export { teach } from './speech';
export type { Speech } from './speech';
export { withNames, pieces } from './withNames';
export type { Piece } from './withNames';
export { t, say, plain, language, languages, ownNames, speak, begin } from './words.svelte';
export type { Translate, Args } from './words.svelte';
