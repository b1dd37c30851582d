import type { Problem } from '../protocol';
import { withNames } from './withNames';
import { t } from './words.svelte';

/** A problem in a sentence: ours if there is one for its code, else as the server said it. */
export function explain(problem: Problem, nameOf: (seat: number) => string | null = () => null): string {
  const said = withNames(t, { key: problem.code, args: problem.args }, nameOf);
  return said === problem.code ? problem.message || t('page-fault-unknown') : said;
}
