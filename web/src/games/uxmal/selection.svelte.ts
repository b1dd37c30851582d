// The local selection of a turn in progress, and the chosen view of the pyramid.

import { SvelteMap } from 'svelte/reactivity';
import { small } from '../../app/media';
import { readText, writeText } from '../../app/storage';
import type { Focus } from '../game';
import { none } from './payment';
import type { View } from './geometry';
import type { Cards, Idol, Position } from './types';

/** The part of the turn in progress. */
export type Busy = 'priest' | 'move' | 'track';

/** The half-made choices the shell does not know about; shared by board, tray and panel. */
export class Selection {
  busy = $state<Busy | null>(null);
  /** The cell of the priest to move. */
  from = $state<string | null>(null);
  /** Clockwise quarter turns of the drawn tile. */
  quarters = $state(0);
  picked = $state<Cards>(none());
  idol = $state<Idol | null>(null);
  /** Whether the last input was a key: then the focus moves to the next decision. */
  byKeys = false;
  #moment = '';
  readonly #focus: Focus;

  constructor(focus: Focus) {
    this.#focus = focus;
  }

  /** Sets the hovered place and the action a press there would play. */
  lookAt(place: string | null, action: string | null): void {
    this.#focus.at = place;
    this.#focus.hover = action;
  }

  look(action: string | null): void {
    this.#focus.hover = action;
  }

  /** Half chooses an action; a second press plays it. */
  choose(action: string | null): void {
    this.#focus.chosen = action;
    if (action === null) this.#focus.hover = null;
  }

  /** Starts one part of the turn, or none. */
  begin(busy: Busy | null): void {
    this.busy = busy;
    this.from = null;
    this.idol = null;
    this.choose(null);
  }

  /** Rotates the drawn tile; it stays on its hovered or half-chosen site if that is still legal. */
  turn(by: number, actionOf: (quarters: number, site: string) => string | null): void {
    this.quarters += by;
    const turned = (action: string | null) => {
      const site = action?.split(' ')[1];
      return site ? actionOf(this.quarters, site) : null;
    };
    const { hover, chosen } = this.#focus;
    this.choose(turned(chosen));
    this.look(turned(hover));
  }

  /** Clears choices that are no longer legal. */
  dropIllegal(legal: Set<string>): void {
    const { hover, chosen } = this.#focus;
    if (hover && !legal.has(hover)) this.#focus.hover = null;
    if (chosen && !legal.has(chosen)) this.#focus.chosen = null;
  }

  /** Resets the selection after the table has moved on. */
  keepUp(position: Position, mine: boolean): void {
    const { phase, step, seat, drawn, pending, reserve, scores } = position;
    const tiles = reserve.length;
    const places = position.priests.join(' ') + position.popularity.join('');
    const moment = [phase, step, seat, drawn, pending?.to, tiles, scores, places, mine].join('/');
    if (moment === this.#moment) return;
    this.#moment = moment;
    this.busy = null;
    this.from = null;
    this.quarters = 0;
    this.picked = none();
    this.idol = null;
  }
}

const selections = new WeakMap<Focus, Selection>();

export function selectionOf(focus: Focus): Selection {
  const known = selections.get(focus) ?? new Selection(focus);
  selections.set(focus, known);
  return known;
}

const VIEW = 'sacbe-uxmal-view';
const views = new SvelteMap<'view', View>();

/** The view of the pyramid: the saved choice, else the default for the window. */
export function viewNow(): View {
  return views.get('view') ?? chosenView() ?? (small.current ? 'plan' : 'depth');
}

export function look(view: View): void {
  views.set('view', view);
  writeText(VIEW, view);
}

function chosenView(): View | null {
  const view = readText(VIEW);
  return view === 'plan' || view === 'depth' ? view : null;
}
