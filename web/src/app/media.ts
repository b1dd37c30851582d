import { MediaQuery } from 'svelte/reactivity';

/** The condition under which there is room beside the board. Style sheets repeat it; `media.test.ts` compares. */
export const ROOMY = '(min-width: 900px), (min-width: 600px) and (min-aspect-ratio: 5/4)';

/** Whether there is room for a panel beside the board. */
export const roomy = new MediaQuery(ROOMY);

/** Whether the reader asked the system for less motion. */
export const reducedMotion = new MediaQuery('(prefers-reduced-motion: reduce)');
