// The state of your turn on the board: the open places and the effect of pressing them.

import { selectionOf } from './selection.svelte';
import { sortLegal, putAction } from './legal';
import { turnedBy } from './face';
import { CELLS, SIDE, sites, width } from './geometry';
import { attempt, litCells } from './lit';
import type { UxmalProps } from './types';
import { priestOn } from './describe';

/** The actions possible on the board now, and the effect of pressing it. */
export class Turn {
  readonly #props: () => UxmalProps;
  /** The last chosen path, shown until it is paid for. */
  #walked: string[] = [];

  readonly selection = $derived.by(() => selectionOf(this.#props().focus));
  readonly byKind = $derived.by(() => sortLegal(this.#props().legal));
  readonly mine = $derived.by(() => {
    const { you, turn, legal } = this.#props();
    return you !== null && turn === you && legal.length > 0;
  });
  /** Whether you have a tile to place: then you press sites, else cells. */
  readonly putting = $derived.by(
    () => this.mine && this.byKind.puts.size > 0 && this.#props().position.drawn !== null,
  );
  readonly face = $derived.by(() =>
    turnedBy(this.#props().position.drawn ?? '....', this.selection.quarters),
  );
  readonly open = $derived.by(
    () => new Set([...this.byKind.puts.keys()].map((key) => key.split(' ')[0] ?? '')),
  );
  /** The priest to move; if only one can move, it is selected automatically. */
  readonly from = $derived.by(() => {
    const only = this.selection.busy === 'move' && this.byKind.moves.size === 1;
    return this.selection.from ?? (only ? ([...this.byKind.moves.keys()][0] ?? null) : null);
  });
  readonly lit = $derived.by(() => litCells(this.byKind, this.selection.busy, this.from));
  readonly active = $derived.by(() => this.#props().focus.hover ?? this.#props().focus.chosen);
  readonly way = $derived.by(() => {
    const { pending } = this.#props().position;
    if (pending) return this.#walked.at(-1) === pending.to ? this.#walked : [];
    const [verb, from = '', to = ''] = this.active?.split(' ') ?? [];
    const move = verb === 'move' ? this.byKind.moves.get(from)?.get(to) : undefined;
    return move ? [from, ...(move.hint?.way ?? [])] : [];
  });
  /** The places the keyboard steps through, row by row. */
  readonly places = $derived.by(() => (this.putting ? sites(this.#props().position.phase) : CELLS));
  readonly side = $derived.by(() => (this.putting ? width(this.#props().position.phase) : SIDE));
  /** The site under the hovering tile. */
  readonly site = $derived.by(() => {
    if (!this.putting) return null;
    const { at } = this.#props().focus;
    if (at && this.open.has(at)) return at;
    return this.active?.startsWith('put ') ? (this.active.split(' ')[1] ?? null) : null;
  });

  /** The result of putting the drawn tile on the hovered site with its current rotation. */
  readonly put = $derived.by(() =>
    this.site ? this.byKind.puts.get(`${this.site} ${this.face}`)?.hint : undefined,
  );

  constructor(props: () => UxmalProps) {
    this.#props = props;
  }

  /** The action of a place, or null. */
  actionAt(place: string): string | null {
    if (this.putting) return this.byKind.puts.get(`${place} ${this.face}`)?.action ?? null;
    return this.lit.get(place)?.action ?? null;
  }

  lookAt(place: string | null): void {
    this.selection.lookAt(place, place ? this.actionAt(place) : null);
  }

  rotate(by: number): void {
    const { position, focus } = this.#props();
    this.selection.turn(by, (quarters, site) => putAction(this.byKind, position, quarters, site));
    if (focus.at && this.open.has(focus.at)) this.selection.look(this.actionAt(focus.at));
  }

  /** Rotates the tile to match an action shown from elsewhere, for example by a lesson. */
  turnFor(action: string | null): void {
    const face = action?.startsWith('put ') ? action.split(' ')[2] : undefined;
    const drawn = this.#props().position.drawn;
    if (!face || !drawn || face === this.face) return;
    const quarters = [1, 2, 3].find((each) => turnedBy(drawn, this.selection.quarters + each) === face);
    this.selection.quarters += quarters ?? 0;
  }

  /** Presses a place. One press plays, except by touch or before a part of the turn is chosen. */
  press(place: string, twice: boolean): void {
    if (!this.mine) return;
    const action = this.actionAt(place);
    const unsure = !this.putting && this.selection.busy === null;
    if (!action) return this.#pressOther(place);
    if ((twice || unsure) && this.#props().focus.chosen !== action) return this.#offer(place, action);
    this.#walked = this.way;
    this.#props().act(action);
  }

  #pressOther(place: string): void {
    const { position, why } = this.#props();
    if (this.putting) return why(`put ${place} ${this.face}`);
    if (this.lit.get(place)?.kind === 'own') return this.#pickUp(place);
    why(attempt(place, this.selection.busy, this.from, priestOn(position, place) !== null));
  }

  #offer(place: string, action: string): void {
    if (!this.putting && this.selection.busy === null) this.selection.busy = 'priest';
    this.selection.lookAt(place, action);
    this.selection.choose(action);
  }

  #pickUp(cell: string): void {
    const again = this.selection.from === cell;
    this.selection.begin(again ? null : 'move');
    this.selection.from = again ? null : cell;
  }
}
