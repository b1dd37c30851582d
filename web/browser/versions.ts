// Another version of the built page, as a release would bring it.
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digest } from '../worker.plugin.ts';

export const PAGE = join(import.meta.dirname, '../dist');

/**
 * A copy of the page in which every script and style has another name, so that a server which has it no
 * longer has those of the page; `<meta name="later">` tells them apart.
 */
export function laterVersion(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sacbe-page-'));
  cpSync(PAGE, folder, { recursive: true });
  const names = readdirSync(join(folder, 'assets')).filter((name) => /-[\w-]{8}\.(js|css)$/.test(name));
  const renamed = new Map(names.map((name) => [name, name.replace(/\.(\w+)$/, '2.$1')]));
  for (const [name, other] of renamed)
    renameSync(join(folder, 'assets', name), join(folder, 'assets', other));
  const files = ['index.html', ...[...renamed.values()].map((name) => `assets/${name}`)];
  let worker = replaced(readFileSync(join(folder, 'sw.js'), 'utf8'), renamed);
  for (const path of files) {
    const before = readFileSync(join(folder, path), 'utf8');
    const after = replaced(before, renamed).replace('<head>', '<head><meta name="later" />');
    writeFileSync(join(folder, path), after);
    const [old, now] = [digest(readFileSync(join(PAGE, unrenamed(path)))), digest(after)];
    worker = worker.replaceAll(old, now);
  }
  writeFileSync(join(folder, 'sw.js'), worker.replace(/page-[\w-]{16}/, 'page-later'));
  return folder;
}

function replaced(text: string, names: Map<string, string>): string {
  return text.replace(/[\w-]+-[\w-]{8}\.(?:js|css)/g, (name) => names.get(name) ?? name);
}

function unrenamed(path: string): string {
  return path.replace(/2\.(\w+)$/, '.$1');
}
