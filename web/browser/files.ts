// A plain file server, as many hosts are: it has files in folders, and no rules.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export const SITE = join(import.meta.dirname, '../../site');

/** Python's file server on a free port, with a folder below another: `http://localhost:PORT/sacbe/`. */
export class Files {
  private constructor(
    private readonly child: ChildProcess,
    private readonly root: string,
    readonly address: string,
  ) {}

  static async start(folder: string, name: string): Promise<Files> {
    const root = mkdtempSync(join(tmpdir(), 'sacbe-site-'));
    symlinkSync(folder, join(root, name));
    // Unbuffered, so that it says its port at once.
    const asked = ['-u', '-m', 'http.server', '0', '--bind', '127.0.0.1', '--directory', root];
    const child = spawn('python3', asked, { stdio: ['ignore', 'pipe', 'ignore'] });
    const port = await new Promise<string>((resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        const [, port] = /port (\d+)/.exec(line) ?? [];
        if (port) resolve(port);
      });
      child.once('exit', (code) => reject(new Error(`the file server ended with ${code}`)));
      child.once('error', reject);
    });
    return new Files(child, root, `http://localhost:${port}/${name}/`);
  }

  async stop(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      const ended = new Promise((resolve) => this.child.once('exit', resolve));
      this.child.kill('SIGTERM');
      await ended;
    }
    rmSync(this.root, { recursive: true, force: true });
  }
}
