/** Everything is as Svelte has it; the file is here so that tools need not guess. */
export default {};
