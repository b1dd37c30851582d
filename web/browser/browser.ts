// Launches Chromium and drives it as a person: pages, screenshots and accessibility checks.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  chromium,
} from 'playwright-core';
import { expect, onTestFailed } from 'vitest';
import { serveFrom } from './folder.ts';
import { PATIENCE } from './patience.ts';

export const PHONE = { width: 360, height: 640 };
export const TABLET = { width: 768, height: 1024 };
export const DESKTOP = { width: 1440, height: 900 };
export const FINGER = { viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

const PICTURES = process.env['PICTURES'] ?? join(import.meta.dirname, 'pictures');
export const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function launch(flags: string[] = []): Promise<Browser> {
  // A page served from a folder has no network address; Chromium would block its requests to localhost.
  const more = process.env['PAGE'] ? ['--disable-features=LocalNetworkAccessChecks'] : [];
  return chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [...FLAGS, ...more, ...flags],
    timeout: PATIENCE,
  });
}

/** Runs in a page before its scripts: nothing moves, and nobody needs an explanation. */
export function ready(): void {
  // A contrast check fails on colors in mid-fade.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important; }');
  document.adoptedStyleSheets = [sheet];
  const kept = JSON.parse(localStorage.getItem('sacbe-settings') ?? '{}') as object;
  localStorage.setItem('sacbe-known', JSON.stringify({ pacal: true, uxmal: true }));
  localStorage.setItem('sacbe-hints', JSON.stringify({ off: true }));
  localStorage.setItem(
    'sacbe-settings',
    JSON.stringify({ theme: 'system', name: '', ...kept, speed: 'instant' }),
  );
}

/** One person's browser context; collects uncaught page errors. */
export class Person {
  readonly faults: string[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly address: string,
  ) {
    page.on('pageerror', (error) => this.faults.push(error.message));
    onTestFailed(() => this.report());
  }

  /** Opens a page, by default the start page. Animations are off: tests wait only for the server. */
  static async at(
    browser: Browser,
    address: string,
    options: BrowserContextOptions = { viewport: DESKTOP },
    path = '/',
  ): Promise<Person> {
    // No service worker unless a test is about it: it would answer requests that other tests watch.
    const usual = { locale: 'en', reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
    const context = await browser.newContext({ ...usual, ...options });
    await context.addInitScript(ready);
    context.setDefaultTimeout(PATIENCE);
    await serveFrom(process.env['PAGE'], context);
    const person = new Person(context, await context.newPage(), address);
    if (path) await person.goto(path);
    return person;
  }

  async goto(path: string): Promise<void> {
    await this.page.goto(new URL(path, this.address).href);
  }

  async picture(name: string): Promise<void> {
    mkdirSync(PICTURES, { recursive: true });
    await this.page.screenshot({ path: join(PICTURES, `${name}.png`) });
  }

  /** Says what this person saw when a test failed. */
  private async report(): Promise<void> {
    if (this.page.isClosed()) return;
    const file = `failed-${expect.getState().currentTestName ?? ''}`.replace(/[^\w-]+/g, '-').slice(0, 120);
    const seen = await this.page.locator('body').innerText().catch(String);
    await this.picture(file).catch(() => {});
    console.error(`at ${this.page.url()}, see ${file}.png:`, seen, this.faults);
  }

  /** Fails on serious or critical accessibility violations. */
  async accessible(where = ''): Promise<void> {
    const { violations } = await new AxeBuilder({ page: this.page }).analyze();
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    const told = grave.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => `${id} at ${target.join(' ')}: ${any[0]?.message ?? ''}`),
    );
    expect(told, where).toEqual([]);
  }

  /** Checks accessibility in dark and light mode. */
  async accessibleTwice(where = ''): Promise<void> {
    for (const colorScheme of ['dark', 'light'] as const) {
      await this.page.emulateMedia({ colorScheme });
      await this.accessible(`${where} ${colorScheme}`);
    }
  }

  async leave(): Promise<void> {
    await this.context.close();
    expect(this.faults).toEqual([]);
  }
}
