// The files of one version of the page, kept in the browser.
//
// Each version has a cache of its own, filled before the version is used, so that its pages never get a
// file of another version. The cache of an older version stays while any page is open: it may be of that
// version.

import { FILES, VERSION } from 'virtual:page-files';
import { BASE, fileAt } from '../app/address';
import { dayNumber, placeOf } from '../daily/day';
import { pages, scope } from './scope';

/** A file of the page. */
export interface PageFile {
  path: string;
  /** SHA-256 of its content, in base64url, shortened. */
  digest: string;
  /** The language of its text; empty if everybody needs it. */
  language: string;
}

// One origin may have several sites.
const OURS = `sacbe ${BASE} `;
const NAME = OURS + VERSION;
/** How many files are fetched at the same time. */
const ABREAST = 6;

let opened: Promise<Cache> | null = null;

const byPath = new Map(FILES.map((file) => [file.path, file]));

/** Fills the cache of this version; fails unless every file is of this version. */
export async function install(): Promise<void> {
  const spoken = await languagesKept();
  const later = laterDays();
  await addAll(
    FILES.filter(({ path, language }) => (language === '' || spoken.has(language)) && !later.test(path)),
  );
}

/** The positions of days that are more than a month away. */
function laterDays(): RegExp {
  const today = dayNumber(new Date());
  const near = [today, today + 31].map((day) => placeOf(day).file);
  return new RegExp(`^daily/\\w+/(?!(${near.join('|')})\\.)`);
}

/** Adds the texts in a language. */
export async function keepLanguage(language: string): Promise<void> {
  await addAll(FILES.filter((file) => file.language === language));
}

/** Whether a path, relative to the page's folder, is that of a file of the page, of this or another version. */
export function isFile(path: string): boolean {
  return byPath.has(path) || path.startsWith('assets/');
}

/** A file: ours, or that of an older version for its pages, or from the server. */
export async function file(path: string, request: Request): Promise<Response> {
  const url = fileAt(path);
  const kept = (await (await own()).match(url)) ?? (await ofOther(path));
  if (kept) return kept;
  const wanted = byPath.get(path);
  // Read for the first time, such as the rules in another language.
  return (wanted && (await add(wanted).catch(() => null))) ?? fetch(request);
}

/** Removes the caches of other versions if no page is open and none is about to be used. */
export async function tidy(): Promise<void> {
  if (scope.registration.installing || scope.registration.waiting) return;
  if ((await pages()).length > 0) return;
  const others = (await ourCaches()).filter((name) => name !== NAME);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** The cache of this version, opened once. */
function own(): Promise<Cache> {
  opened ??= caches.open(NAME);
  return opened;
}

async function ourCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(OURS));
}

/** A file of another version; only names that change with their content are safe. */
async function ofOther(path: string): Promise<Response | undefined> {
  if (!path.startsWith('assets/')) return undefined;
  for (const name of await ourCaches()) {
    const found = await (await caches.open(name)).match(fileAt(path));
    if (found) return found;
  }
  return undefined;
}

/** The languages that an older version has kept: its messages are `assets/de-….txt`. */
async function languagesKept(): Promise<Set<string>> {
  const found = new Set<string>();
  for (const name of await ourCaches()) {
    for (const { url } of await (await caches.open(name)).keys()) {
      const [, language] = /\/assets\/([a-z]+)-[\w-]+\.txt$/.exec(url) ?? [];
      if (language) found.add(language);
    }
  }
  return found;
}

async function addAll(files: readonly PageFile[]): Promise<void> {
  const left = [...files];
  const worker = async () => {
    for (let next = left.pop(); next; next = left.pop()) await add(next);
  };
  await Promise.all(Array.from({ length: ABREAST }, worker));
}

/** Adds a file to the cache of this version, from another version or from the server. */
async function add(file: PageFile): Promise<Response> {
  const cache = await own();
  const url = fileAt(file.path);
  const kept = await cache.match(url);
  if (kept) return kept;
  const answer = (await ofOther(file.path)) ?? (await fetch(url, { cache: 'no-cache' }));
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const body = await answer.arrayBuffer();
  if ((await digest(body)) !== file.digest) throw new Error(`${url} is of another version`);
  // A new answer: one that was redirected must not be shown as a page, and this one is not compressed.
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  const made = new Response(body, { headers });
  await cache.put(url, made.clone());
  return made;
}

async function digest(body: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').slice(0, 16);
}
