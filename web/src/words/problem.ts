import type { Problem } from '../protocol';
import { withNames } from './withNames';
import { t } from './words.svelte';

/**
 * Describes a problem: our message for its code if there is one, otherwise the server's text.
 *
 * What belongs to `you` is called yours where there is a message for that.
 */
export function explain(
  problem: Problem,
  nameOf: (seat: number) => string | null = () => null,
  you: number | null = null,
): string {
  const { seat, owner } = problem.args as { seat?: unknown; owner?: unknown };
  const own = you !== null && (owner ?? seat) === you;
  const said = (own && withNames(t, { key: `page-own-${problem.code}`, args: problem.args }, nameOf)) || '';
  if (said && said !== `page-own-${problem.code}`) return said;
  return explained(problem, nameOf);
}

function explained(problem: Problem, nameOf: (seat: number) => string | null): string {
  const said = withNames(t, { key: problem.code, args: problem.args }, nameOf);
  return said === problem.code ? problem.message || t('page-fault-unknown') : said;
}
