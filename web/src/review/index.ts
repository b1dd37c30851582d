// The review of a finished game, loaded when somebody asks for it.
export { Desk } from './desk.svelte';
export { default as EventBadge } from './EventBadge.svelte';
export { default as Panel } from './Panel.svelte';
export { default as TryBelow } from './TryBelow.svelte';
export { default as TryWords } from './TryWords.svelte';
export { default as WinCurve } from './WinCurve.svelte';
