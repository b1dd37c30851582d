import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PATIENCE } from './patience.ts';

export const PROGRAM = process.env['SACBE'] ?? join(import.meta.dirname, '../../target/debug/sacbe');

/** A server process with its own port and data folder. */
export class Server {
  private constructor(
    private child: ChildProcess,
    readonly address: string,
    private readonly folder: string,
  ) {}

  static async start(
    folder = mkdtempSync(join(tmpdir(), 'sacbe-')),
    addr = '127.0.0.1:0',
    more: readonly string[] = [],
  ): Promise<Server> {
    // The tests of a server's tables need them there, also with bots.
    const bots = more.includes('--bots-in-browser') ? [] : ['--bots-in-browser', 'false'];
    const child = spawn(PROGRAM, ['serve', '--addr', addr, '--data', folder, ...bots, ...more], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const address = await new Promise<string>((resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        const found = /http:\/\/\S+/.exec(line);
        if (found) resolve(found[0]);
      });
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
      child.once('error', reject);
    });
    return new Server(child, address, folder);
  }

  /** Stops the process; its tables stay in the folder. */
  async halt(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGTERM');
    await ended;
  }

  /** Restarts the server with the same tables at the same address, once nobody else uses it. */
  async again(): Promise<Server> {
    const { host } = new URL(this.address);
    for (const late = Date.now() + PATIENCE; ; await new Promise((resolve) => setTimeout(resolve, 100))) {
      try {
        return await Server.start(this.folder, host);
      } catch (error) {
        if (Date.now() > late) throw error;
      }
    }
  }

  async stop(): Promise<void> {
    await this.halt();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
