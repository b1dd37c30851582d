import type { Locator, Page } from 'playwright-core';

/** Numbers that look random and are the same every time. */
export class Chance {
  constructor(private state: number) {}

  below(limit: number): number {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * limit);
  }

  of<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }
}

interface Legal {
  action: string;
}
interface Told {
  say: string;
  version?: number;
  view?: Table;
  now?: Partial<Table>;
}
interface Table {
  version: number;
  phase: string;
  you: { legal: Legal[]; may_end_turn: boolean } | null;
  position: { drawn?: string | null } | null;
}

/** Plays a seat with the pointer, by what the server says is legal and what the page shows. */
export class Hand {
  private table: Partial<Table> = {};
  private heard: (() => void)[] = [];

  constructor(
    readonly page: Page,
    private readonly chance: Chance,
  ) {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => this.hear(JSON.parse(String(payload)) as Told)),
    );
  }

  private hear(told: Told): void {
    if (told.view) this.table = told.view;
    if (told.now) this.table = { ...this.table, ...told.now };
    if (told.version) this.table.version = told.version;
    for (const wake of this.heard.splice(0)) wake();
  }

  private news(): Promise<void> {
    return new Promise((resolve) => this.heard.push(resolve));
  }

  get over(): boolean {
    return this.table.phase === 'over';
  }

  get legal(): string[] {
    return this.table.you?.legal.map(({ action }) => action) ?? [];
  }

  /** Waits until there is something to do for this seat, or the game is over. */
  async turn(): Promise<'act' | 'end' | 'over'> {
    for (;;) {
      if (this.over) return 'over';
      if (this.table.you?.may_end_turn) return 'end';
      if (this.legal.length > 0) return 'act';
      await this.news();
    }
  }

  /** Takes one step of the turn. */
  async step(gesture: (action: string) => Promise<void>, choose = (legal: string[]) => this.chance.of(legal)): Promise<boolean> {
    const what = await this.turn();
    if (what === 'over') return false;
    const before = this.table.version;
    const moved = async () => {
      while (this.table.version === before) await this.news();
    };
    if (what === 'end') await this.page.getByRole('button', { name: 'End turn' }).click();
    else await gesture(choose(this.legal));
    await moved();
    return true;
  }
}

/** Presses on the board of Pacal's Rocket and on its tray. */
export async function pacal(page: Page, action: string, legal: string[]): Promise<void> {
  const [verb = '', ...rest] = action.split(' ');
  if (['place', 'fly', 'bend', 'leap', 'land'].includes(verb)) {
    return press(page.locator(`[data-square="${rest[0]}"]`));
  }
  if (verb === 'done') return press(page.locator('.drops button').last());
  if (verb === 'pass') return press(page.locator('.build .row button').last());
  if (verb === 'god') return press(page.getByRole('button', { name: new RegExp(`\\b${rest[0]}\\b`) }).first());
  if (verb === 'drop') return dropped(page, rest, legal);
  const option = page.locator('.build .option').filter({ hasText: rest[2]?.replaceAll(',', ' ') ?? '' }).filter({ hasText: new RegExp(`\\b${rest[1]}\\b`) });
  await press(option.first());
  return press(option.first());
}

async function dropped(page: Page, [ship = '', , from]: string[], legal: string[]): Promise<void> {
  const order = (each: string) => (each === 'own' ? 0 : Number(each));
  const all = legal.filter((each) => each.startsWith('drop ')).map((each) => each.split(' ')[1] ?? '');
  const ships = [...new Set(all)].sort((one, other) => order(one) - order(other));
  if (!from || ships.length > 1) await press(page.locator('.drops button').nth(ships.indexOf(ship)));
  if (from) await press(page.locator('.drops button').filter({ hasText: new RegExp(`^${from}$`) }));
}

async function press(place: Locator): Promise<void> {
  await place.click();
}
