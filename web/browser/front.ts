// A plain file server in front of a Sacbe server, to serve one version of the page after another.
import { existsSync, readFileSync } from 'node:fs';
import { type IncomingMessage, type Server as Http, createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { extname, join } from 'node:path';

const KINDS: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};

/** Serves the files of a folder; the rest goes to a server, if there is one. */
export class Front {
  /** The paths that were asked for, in order. */
  readonly asked: string[] = [];
  /** Another folder for the service worker, as in the middle of a copy. */
  worker: string | null = null;
  private readonly open = new Set<Duplex>();

  private constructor(
    private readonly http: Http,
    /** The version of the page that is served now. */
    public folder: string,
    private readonly behind: URL | null,
  ) {
    http.on('connection', (socket) => {
      this.open.add(socket);
      socket.on('close', () => this.open.delete(socket));
    });
  }

  static async start(folder: string, behind: string | null): Promise<Front> {
    const http = createServer((asked, answer) => {
      const { pathname } = new URL(asked.url ?? '/', 'http://localhost');
      front.asked.push(pathname);
      if (front.behind && /^\/(api|unsubscribe)\//.test(pathname)) return front.pass(asked, answer);
      const named = join(pathname === '/sw.js' ? (front.worker ?? front.folder) : front.folder, pathname);
      const file = /\.\w+$/.test(pathname) ? named : join(front.folder, 'index.html');
      const found = existsSync(file);
      answer.writeHead(found ? 200 : 404, {
        'Content-Type': found ? (KINDS[extname(file)] ?? 'application/octet-stream') : 'text/plain',
        'Cache-Control': 'no-cache',
      });
      answer.end(found ? readFileSync(file) : 'not here');
    });
    const front = new Front(http, folder, behind ? new URL(behind) : null);
    http.on('upgrade', (asked: IncomingMessage, socket: Duplex) => front.join(asked, socket));
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    return front;
  }

  get address(): string {
    return `http://localhost:${(this.http.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.http.close(resolve));
    for (const socket of this.open) socket.destroy();
    await closed;
  }

  private pass(asked: IncomingMessage, answer: import('node:http').ServerResponse): void {
    const { method, url } = asked;
    const { host, hostname, port } = this.behind!;
    const sent = request({ hostname, port, method, path: url, headers: this.headers(asked, host) }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    sent.on('error', () => answer.destroy());
    answer.on('close', () => sent.destroy());
    asked.pipe(sent);
  }

  /** A WebSocket: the bytes of both sides. */
  private join(asked: IncomingMessage, socket: Duplex): void {
    if (!this.behind) return void socket.destroy();
    const { host, hostname, port } = this.behind;
    const other = connect(Number(port), hostname, () => {
      const lines = Object.entries(this.headers(asked, host)).map(([name, value]) => `${name}: ${value}\r\n`);
      other.write(`GET ${asked.url} HTTP/1.1\r\n${lines.join('')}\r\n`);
      other.pipe(socket).pipe(other);
    });
    const end = () => {
      other.destroy();
      socket.destroy();
    };
    for (const each of [other, socket]) each.on('error', end).on('close', end);
  }

  /** The server takes requests from its own origin only. */
  private headers(asked: IncomingMessage, host: string): IncomingMessage['headers'] {
    const origin = asked.headers.origin ? { origin: `http://${host}` } : {};
    return { ...asked.headers, host, ...origin };
  }
}
