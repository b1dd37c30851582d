import type { Focus } from '../game';
import type { UxmalProps } from './types';

/** The props of mounted parts; a test changes them as the shell would. */
export class Shown {
  readonly focus = $state<Focus>({ hover: null, chosen: null, at: null });
  #given = $state.raw<Omit<UxmalProps, 'focus' | 'still'>>();

  constructor(given: Omit<UxmalProps, 'focus' | 'still'>) {
    this.#given = given;
  }

  change(some: Partial<UxmalProps>): void {
    this.#given = { ...this.#given!, ...some };
  }

  /** Reads the current value on every access. */
  get props(): UxmalProps {
    const value = (name: keyof UxmalProps) => {
      if (name === 'focus') return this.focus;
      return name === 'still' ? true : this.#given![name];
    };
    const names = [...Object.keys(this.#given!), 'focus', 'still'] as (keyof UxmalProps)[];
    const getters = names.map((name) => [name, { get: () => value(name), enumerable: true }]);
    return Object.defineProperties({}, Object.fromEntries(getters)) as UxmalProps;
  }
}
