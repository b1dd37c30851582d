// Plays a seat in the browser: follows the WebSocket and acts on the page.
import type { Page, WebSocket } from 'playwright-core';
import { forced } from '../src/games/pacal/forced.ts';
import { drawn } from '../src/games/uxmal/forced.ts';
import type { Chance } from './chance.ts';
import { PATIENCE } from './patience.ts';

/** The parts of a table view that the tests use. */
export interface Table {
  table: string;
  version: number;
  phase: string;
  /** How many actions the game started with. */
  opening: number;
  scores: number[];
  turn: { seat: number } | null;
  you: { seat: number | null; legal: { action: string }[]; may_end_turn: boolean } | null;
  position: { drawn?: string | null; popularity?: string[]; hands?: Record<string, number>[] } | null;
}
interface Told {
  say: string;
  id?: string;
  version?: number;
  view?: Table;
  now?: Partial<Table>;
  message?: string;
}

/** Performs an action on the page; the table provides the game state it needs. */
export type Gesture = (page: Page, action: string, table: Table) => Promise<void>;

/**
 * Plays a seat with the actions that the server lists as legal.
 *
 * It reads the messages the page receives, and never acts before the page shows them.
 */
export class Hand {
  /** Every message received, as text. */
  readonly heard: string[] = [];
  table: Partial<Table> = {};
  private readonly asked = new Set<string>();
  private readonly refusals: string[] = [];
  private waiting: (() => void)[] = [];

  constructor(
    readonly page: Page,
    private readonly chance: Chance,
    /** Which person at this screen to play. */
    private readonly person = 1,
  ) {
    page.on('websocket', (socket) => this.listen(socket));
  }

  /** Fetches the first view; the page did not get it over this socket. */
  private async look(table: string): Promise<void> {
    // Fetch inside the page: it resolves hosts that this process cannot.
    const fetched = this.page.evaluate(async (path) => {
      const answer = await fetch(path);
      return answer.ok ? answer.text() : null;
    }, `/api/tables/${table}?as=${this.person}`);
    const body = await fetched.catch(() => null);
    // No error here: `until` times out and reports what it waited for.
    if (body === null) return;
    this.heard.push(body);
    this.begin(JSON.parse(body) as Table);
  }

  /** Updates may arrive before the view they apply to. */
  private begin(view: Table): void {
    const newer = (this.table.version ?? 0) > view.version && this.table.table === view.table;
    this.table = newer ? { ...view, ...this.table } : view;
    this.wake();
  }

  private wake(): void {
    for (const each of this.waiting.splice(0)) each();
  }

  private listen(socket: WebSocket): void {
    const { pathname, searchParams } = new URL(socket.url());
    if (searchParams.get('as') !== String(this.person)) return;
    const [, , , table = ''] = pathname.split('/');
    if (this.table.table !== table) this.table = { table };
    if (searchParams.has('seen') && !this.table.phase) void this.look(table);
    this.asked.clear();
    socket.on('framesent', ({ payload }) => this.asks(JSON.parse(String(payload)) as Told));
    socket.on('framereceived', ({ payload }) => {
      this.heard.push(String(payload));
      this.hear(JSON.parse(String(payload)) as Told);
    });
  }

  private asks({ id }: Told): void {
    if (id) this.asked.add(id);
  }

  private hear(told: Told): void {
    if (told.view) this.table = told.view;
    if (told.now) this.table = { ...this.table, ...told.now };
    if (told.say === 'news' && told.version) this.table.version = told.version;
    if (told.say === 'refused') this.refusals.push(String(told.message));
    if (told.id) this.asked.delete(told.id);
    this.wake();
  }

  /** Waits until the received state meets a condition. */
  async until(what: string, holds: () => boolean): Promise<void> {
    let late: NodeJS.Timeout | undefined;
    const never = new Promise<never>((_, reject) => {
      late = setTimeout(() => reject(new Error(`waited in vain for ${what}; ${this.state()}`)), PATIENCE);
    });
    try {
      while (!holds()) await Promise.race([new Promise<void>((wake) => this.waiting.push(wake)), never]);
    } finally {
      clearTimeout(late);
    }
  }

  private state(): string {
    const { version, phase, turn, you } = this.table;
    return JSON.stringify({
      version,
      phase,
      turn,
      legal: you?.legal.map(({ action }) => action),
      refused: this.refusals,
    });
  }

  get over(): boolean {
    return this.table.phase === 'over';
  }

  get legal(): string[] {
    return this.table.you?.legal.map(({ action }) => action) ?? [];
  }

  /** Whether the page plays this step by itself because nothing else is possible. */
  private get playsItself(): boolean {
    const legal = this.table.you?.legal.map(({ action }) => ({ action, kind: '' })) ?? [];
    return (drawn(legal) ?? forced(legal)) !== null;
  }

  get mayEnd(): boolean {
    return this.table.you?.may_end_turn ?? false;
  }

  /** Waits until this seat can act or end its turn, or the game is over. */
  async turn(): Promise<'act' | 'end' | 'over'> {
    await this.until(
      'a turn',
      () =>
        this.asked.size === 0 && (this.over || this.mayEnd || (this.legal.length > 0 && !this.playsItself)),
    );
    if (this.refusals.length > 0) throw new Error(`refused: ${this.refusals.join(' ')}`);
    if (this.over) return 'over';
    return this.mayEnd ? 'end' : 'act';
  }

  /** Waits until the page shows the newest version. */
  async shown(): Promise<void> {
    // Further moves are not shown before the table of a scoring is closed.
    await this.page.waitForFunction(reached, { version: this.table.version ?? 0, scoring: SCORING });
    await readScoring(this.page);
    await this.page.waitForFunction(reached, { version: this.table.version ?? 0, scoring: null });
    await readScoring(this.page);
  }

  /** Plays one step of the turn; returns false if the game is over. */
  async step(
    gesture: Gesture,
    end = endTurn,
    choose = (legal: string[]) => this.chance.of(legal),
  ): Promise<boolean> {
    const what = await this.turn();
    if (what === 'over') return false;
    await this.shown();
    const before = this.table.version;
    const action = what === 'end' ? 'end turn' : choose(this.legal);
    if (what === 'end') await end(this.page);
    else await gesture(this.page, action, this.table as Table);
    await this.until(`what comes of ${action}`, () => this.table.version !== before);
    return true;
  }

  /** Plays until this seat has ended `count` turns. */
  async turns(count: number, gesture: Gesture, before: () => Promise<void> = async () => {}): Promise<void> {
    for (let ended = 0; ended < count;) {
      const what = await this.turn();
      if (what === 'over') return;
      await this.shown();
      await before();
      await this.step(gesture);
      if (what === 'end') ended += 1;
    }
  }
}

/** Presses the button that ends the turn. */
export async function endTurn(page: Page): Promise<void> {
  await page.locator('.ask .turn button').last().click();
}

/** The button that closes the scoring dialog of a phase. */
const SCORING = 'dialog[open] .told .primary';

/** Runs in the page: whether it shows this version or a newer one, or a scoring that is in the way. */
function reached({ version, scoring }: { version: number; scoring: string | null }): boolean {
  const shown = Number(document.querySelector<HTMLElement>('[data-version]')?.dataset['version']);
  return shown >= version || (scoring !== null && document.querySelector(scoring) !== null);
}

/** Closes the scoring dialog of a phase, if it is open. */
export async function readScoring(page: Page): Promise<void> {
  const onward = page.locator(SCORING);
  if ((await onward.count()) > 0) await onward.click();
}
