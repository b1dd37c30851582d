// A server and a phone for the benchmarks.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const PROGRAM = process.env['SACBE'] ?? join(import.meta.dirname, '../../target/release/sacbe');

export const PHONE = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
  locale: 'en',
};

export const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
];

/** Starts a server on a free port with its own data folder. */
export async function serve() {
  const folder = mkdtempSync(join(tmpdir(), 'sacbe-'));
  const child = spawn(PROGRAM, ['serve', '--addr', '127.0.0.1:0', '--data', folder], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const address = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /http:\/\/\S+/.exec(line);
      if (found) resolve(found[0]);
    });
  });
  const stop = () =>
    new Promise((done) => {
      child.once('exit', () => done(rmSync(folder, { recursive: true, force: true })));
      child.kill('SIGTERM');
    });
  return { address, stop };
}
