/** Whether there is room beside the board, by the same measure as at a table. */
export class Roomy {
  #query = matchMedia('(min-width: 900px), (min-width: 600px) and (min-aspect-ratio: 5/4)');
  now = $state(this.#query.matches);

  constructor() {
    $effect(() => {
      const change = () => (this.now = this.#query.matches);
      this.#query.addEventListener('change', change);
      return () => this.#query.removeEventListener('change', change);
    });
  }
}
