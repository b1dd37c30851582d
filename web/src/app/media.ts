import { MediaQuery } from 'svelte/reactivity';

/** Media query for room beside the board. Style sheets repeat it; `media.test.ts` compares them. */
export const ROOMY = '(min-width: 900px), (min-width: 600px) and (min-aspect-ratio: 5/4)';

/** Whether there is room for a panel beside the board. */
export const roomy = new MediaQuery(ROOMY);

/** Whether the window is as low as a phone on its side: a panel beside the board has no room below itself. */
export const low = new MediaQuery('(max-height: 479px)');

/** Whether the window is as narrow or as low as a phone. */
export const small = new MediaQuery('(max-width: 639px), (max-height: 479px)');

/** Whether the system setting asks for reduced motion. */
export const reducedMotion = new MediaQuery('(prefers-reduced-motion: reduce)');

/** Whether the page has a window of its own, as an app. */
export const standalone = new MediaQuery('(display-mode: standalone)');
