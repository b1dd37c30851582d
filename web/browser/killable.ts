// A browser with a profile on the disk that can be killed, as by a crash.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type Page, chromium } from 'playwright-core';
import { FLAGS } from './browser.ts';
import { PATIENCE } from './patience.ts';

export class Killable {
  private constructor(
    private readonly child: ChildProcess,
    private readonly browser: Browser,
    private readonly profile: string,
  ) {}

  static async start(profile = mkdtempSync(join(tmpdir(), 'sacbe-profile-'))): Promise<Killable> {
    const port = join(profile, 'DevToolsActivePort');
    rmSync(port, { force: true });
    const flags = [
      ...FLAGS,
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--lang=en',
      'about:blank',
    ];
    const child = spawn(process.env['CHROMIUM'] ?? '/usr/bin/chromium', flags, {
      stdio: 'ignore',
      // A group of its own, with the processes that it starts.
      detached: true,
    });
    for (const late = Date.now() + PATIENCE; !isWritten(port);) {
      if (Date.now() > late) throw new Error('the browser does not start');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const [number] = readFileSync(port, 'utf8').split('\n');
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${number}`);
    return new Killable(child, browser, profile);
  }

  async page(): Promise<Page> {
    const context = this.browser.contexts()[0]!;
    context.setDefaultTimeout(PATIENCE);
    return context.newPage();
  }

  /** The same profile in a new browser, after this one was killed without a warning. */
  async killedAndStarted(): Promise<Killable> {
    await this.#kill();
    return Killable.start(this.profile);
  }

  async end(): Promise<void> {
    await this.#kill();
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }

  async #kill(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    process.kill(-this.child.pid!, 'SIGKILL');
    await ended;
    // The next one would find the profile in use.
    for (const name of ['SingletonLock', 'SingletonSocket', 'SingletonCookie']) {
      rmSync(join(this.profile, name), { force: true });
    }
  }
}

function isWritten(port: string): boolean {
  return existsSync(port) && readFileSync(port, 'utf8').includes('\n');
}
