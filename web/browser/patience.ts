/** Milliseconds that a test waits for something before it fails: plenty, also on a busy machine. */
export const PATIENCE = 120_000;
