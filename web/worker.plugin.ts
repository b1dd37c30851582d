/** Vite plugin that builds the service worker, with the list of all files of the page. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type { PageFile } from './src/worker/files';

const FILES = 'virtual:page-files';
const WORKER = 'sw.js';
/** Files that no page asks for. */
const UNUSED = /^sw\.js$|\.map$|(^|\/)\./;

/** Builds `src/worker/main.ts` as `sw.js` after everything else is written. */
export function worker(): Plugin {
  let config: ResolvedConfig;
  const languages = new Map<string, string>();
  return {
    name: 'sacbe-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const [from = ''] = file.type === 'asset' ? file.originalFileNames : [];
        languages.set(file.fileName, languageOf(file.fileName, from));
      }
    },
    // Last: other plugins write files of the page too.
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const folder = resolve(config.root, config.build.outDir);
        await bundle(config, folder, filesIn(folder, languages));
      },
    },
  };
}

/** The language of messages (`assets/de-….txt`) or of a text about a game (`docs/rules/de/uxmal.md`). */
export function languageOf(file: string, from: string): string {
  const [, messages] = /^assets\/([a-z]+)-[\w-]+\.txt$/.exec(file) ?? [];
  const [, translated, original] = /docs\/(?:rules|learn)\/(?:([a-z]+)\/)?(\w+)\.md$/.exec(from) ?? [];
  return messages ?? translated ?? (original ? 'en' : '');
}

function filesIn(folder: string, languages: Map<string, string>): PageFile[] {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = all
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
  return paths
    .filter((path) => !UNUSED.test(path) && (!path.endsWith('/index.html') || path === 'index.html'))
    .sort()
    .map((path) => ({
      path,
      digest: digest(readFileSync(join(folder, path))),
      language: languages.get(path) ?? '',
    }));
}

/** As in `src/worker/files.ts`. */
export function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 16);
}

async function bundle(config: ResolvedConfig, folder: string, files: PageFile[]): Promise<void> {
  const version = `page-${digest(JSON.stringify(files))}`;
  await build({
    configFile: false,
    root: config.root,
    mode: config.mode,
    publicDir: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'sacbe-page-files',
        resolveId: (id) => (id === FILES ? `\0${FILES}` : null),
        load: (id) =>
          id === `\0${FILES}`
            ? `export const VERSION = ${JSON.stringify(version)};\nexport const FILES = ${JSON.stringify(files)};`
            : null,
      },
    ],
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: 'src/worker/main.ts',
        output: { format: 'iife', entryFileNames: WORKER },
      },
    },
  });
}
