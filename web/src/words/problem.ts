import type { Problem } from '../protocol';
import { withNames } from './withNames';
import { t } from './words.svelte';

/** Describes a problem: our message for its code if there is one, otherwise the server's text. */
export function explain(problem: Problem, nameOf: (seat: number) => string | null = () => null): string {
  const said = withNames(t, { key: problem.code, args: problem.args }, nameOf);
  return said === problem.code ? problem.message || t('page-fault-unknown') : said;
}
