import { FluentNumber } from '@fluent/bundle';
import type { Args } from './words.svelte';

/**
 * A small number, formatted without `Intl`. All our languages write small numbers the same way, and
 * the first `Intl` call is slow on a slow phone.
 */
class Count extends FluentNumber {
  override toString(scope: Parameters<FluentNumber['toString']>[0]): string {
    const plain = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return plain && Object.keys(this.opts).length === 0 ? String(this.value) : super.toString(scope);
  }
}

/** The arguments of a message, with numbers that format fast. */
export function counted(args: Args): Record<string, string | FluentNumber> {
  const one = ([name, value]: [string, string | number]) =>
    [name, typeof value === 'number' ? new Count(value) : value] as const;
  return Object.fromEntries(Object.entries(args).map(one));
}
