import { SvelteMap } from 'svelte/reactivity';
import { readText, writeText } from '../../app/storage';
import type { Focus } from '../game';
import { none } from './payment';
import type { View } from './geometry';
import type { Cards, Idol, Position } from './types';

/** What of your turn you are busy with. */
export type Busy = 'priest' | 'move' | 'track';

/** What you have half chosen, beyond what the shell knows; shared by board, tray and panel. */
export class Selection {
  busy = $state<Busy | null>(null);
  /** The cell of the priest that shall move. */
  from = $state<string | null>(null);
  /** Quarter turns clockwise of the drawn tile. */
  quarters = $state(0);
  picked = $state<Cards>(none());
  idol = $state<Idol | null>(null);
  /** Whether the last thing pressed was a key: then the focus goes where the next decision is. */
  byKeys = false;
  #moment = '';
  readonly #focus: Focus;

  constructor(focus: Focus) {
    this.#focus = focus;
  }

  /** Looks at a place, and at the action that pressing it would be. */
  lookAt(place: string | null, action: string | null): void {
    this.#focus.at = place;
    this.#focus.hover = action;
  }

  look(action: string | null): void {
    this.#focus.hover = action;
  }

  /** Half chooses an action: pressed once more it is done. */
  choose(action: string | null): void {
    this.#focus.chosen = action;
    if (action === null) this.#focus.hover = null;
  }

  /** Takes up one part of the turn, or none. */
  begin(busy: Busy | null): void {
    this.busy = busy;
    this.from = null;
    this.idol = null;
    this.choose(null);
  }

  /** Turns the drawn tile; where it is looked at or half chosen to lie, it stays, if it may. */
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

  /** Lets go of what is no longer legal. */
  dropIllegal(legal: Set<string>): void {
    const { hover, chosen } = this.#focus;
    if (hover && !legal.has(hover)) this.#focus.hover = null;
    if (chosen && !legal.has(chosen)) this.#focus.chosen = null;
  }

  /** Forgets everything once the table has moved on. */
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

/** Below so many pixels a window is narrow: the plan suits it better, and buttons leave the board. */
export const NARROW = 640;

const VIEW = 'sacbe-uxmal-view';
const views = new SvelteMap<'view', View>();

/** How the pyramid is looked at: as chosen before, else as it suits the width. */
export function viewOf(narrow: boolean): View {
  return views.get('view') ?? chosenView() ?? (narrow ? 'plan' : 'depth');
}

export function look(view: View): void {
  views.set('view', view);
  writeText(VIEW, view);
}

function chosenView(): View | null {
  const view = readText(VIEW);
  return view === 'plan' || view === 'depth' ? view : null;
}
