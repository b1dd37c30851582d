import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContext, type BrowserContextOptions, type Page, chromium } from 'playwright-core';
import { expect } from 'vitest';

export const PHONE = { width: 360, height: 640 };
export const TABLET = { width: 768, height: 1024 };
export const DESKTOP = { width: 1440, height: 900 };

const PICTURES = process.env['PICTURES'] ?? join(import.meta.dirname, 'pictures');
const FLAGS = [
  '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
  '--disable-background-networking', '--disable-component-update', '--disable-sync',
];

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: FLAGS });
}

/** Somebody's browser: what goes wrong on its pages is remembered. */
export class Person {
  readonly faults: string[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    page.on('pageerror', (error) => this.faults.push(error.message));
    page.setDefaultTimeout(60_000);
  }

  /** Arrives at the start page; nothing moves, so that a test waits for nothing but the server. */
  static async at(
    browser: Browser,
    address: string,
    options: BrowserContextOptions = { viewport: DESKTOP },
    path = '/',
  ): Promise<Person> {
    const context = await browser.newContext({ locale: 'en', reducedMotion: 'reduce', ...options });
    await context.addInitScript(() => {
      const kept = JSON.parse(localStorage.getItem('sacbe-settings') ?? '{}') as object;
      localStorage.setItem('sacbe-settings', JSON.stringify({ theme: 'system', name: '', ...kept, speed: 'instant' }));
    });
    const person = new Person(context, await context.newPage());
    await person.page.goto(address + path);
    return person;
  }

  async picture(name: string): Promise<void> {
    mkdirSync(PICTURES, { recursive: true });
    await this.page.screenshot({ path: join(PICTURES, `${name}.png`) });
  }

  /** No page may have a serious finding. */
  async accessible(): Promise<void> {
    const { violations } = await new AxeBuilder({ page: this.page }).analyze();
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
  }

  async leave(): Promise<void> {
    await this.context.close();
    expect(this.faults).toEqual([]);
  }
}
