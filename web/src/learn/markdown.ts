// Parses the rules texts, a subset of Markdown.
import { fold } from './fold';

/** A span of a line. A `link` points to the clause named in its text. */
export interface Piece {
  kind: 'text' | 'bold' | 'em' | 'code' | 'source' | 'link';
  text: string;
}

export type Words = Piece[];

/** A block of the rules. */
export type Block =
  | { kind: 'heading'; level: number; id: string; words: Words }
  | { kind: 'clause'; id: string; words: Words }
  | { kind: 'paragraph'; words: Words }
  | { kind: 'list'; items: Words[] }
  | { kind: 'table'; head: Words[]; rows: Words[][] }
  | { kind: 'drawing'; text: string }
  /** A picture by its address in the text, and what it shows in words. */
  | { kind: 'picture'; address: string; alt: string };

/** A normal sentence has at most this many parts separated by dots. */
const FEW = 3;
const CLAUSE = /^\*\*((?:[A-D]\.?)?\d+(?:\.\d+)*[a-z]?)\*\* /;
const NUMBERED = /^((?:[A-D]\.)?\d+)\.? /;
const PICTURE = /^!\[([^\]]*)\]\(([^()\s]+)\)$/;
const FORMATTED = /\*\*(?<bold>.+?)\*\*|\*(?<em>.+?)\*|`(?<code>[^`]+)`|\[(?<source>[^\]]+)\]/g;
const REFERENCE = /\b(?:[A-D]\d{1,2}|(?:[A-D]\.)?\d{1,2}(?:\.\d{1,2})*[a-z]?)\b/g;

/**
 * Parses the subset of Markdown that the rules use: headings, clauses that begin with their number
 * in bold, lists, tables, fenced drawings, pictures, bold, emphasis and code. Everything else stays text, so
 * the input cannot inject other markup.
 */
export function parse(source: string): Block[] {
  const parts = split(source);
  const clauses = new Set(parts.flatMap((part) => CLAUSE.exec(part)?.[1] ?? []));
  const named = new Set<string>();
  return parts.map((part) => read(part, clauses, named));
}

/** The plain text of a block, for searching. */
export function plain(block: Block): string {
  switch (block.kind) {
    case 'clause':
      return `${block.id} ${said(block.words)}`;
    case 'list':
      return block.items.map(said).join(' ');
    case 'table':
      return [block.head, ...block.rows].flat().map(said).join(' ');
    case 'drawing':
      return block.text;
    case 'picture':
      return block.alt;
    default:
      return said(block.words);
  }
}

/** Whether a block is the document's table of contents, "a · b · c"; the page has its own. */
export function isContents(block: Block): boolean {
  return block.kind === 'paragraph' && said(block.words).split(' · ').length > FEW;
}

/** The text without formatting. */
export function said(words: Words): string {
  return words.map(({ text }) => text).join('');
}

/** Splits at empty lines, except inside fences. */
function split(source: string): string[] {
  const parts: string[][] = [[]];
  let fenced = false;
  for (const line of source.replaceAll('\r', '').split('\n')) {
    if (line.startsWith('```')) fenced = !fenced;
    const apart = !fenced && line.trim() === '';
    if (apart) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts.map((lines) => lines.join('\n')).filter((part) => part !== '');
}

function read(part: string, clauses: Set<string>, named: Set<string>): Block {
  const words = (text: string) => formatted(text, clauses);
  const heading = /^(#+) (.*)$/.exec(part);
  if (heading) {
    const [, marks = '', text = ''] = heading;
    return { kind: 'heading', level: marks.length, id: name(text, clauses, named), words: words(text) };
  }
  if (part.startsWith('```')) return { kind: 'drawing', text: part.split('\n').slice(1, -1).join('\n') };
  const picture = PICTURE.exec(part);
  if (picture) return { kind: 'picture', alt: picture[1] ?? '', address: picture[2] ?? '' };
  if (part.startsWith('|')) return table(part, words);
  if (part.startsWith('- ')) return { kind: 'list', items: items(part).map(words) };
  const text = part.replaceAll('\n', ' ');
  const clause = CLAUSE.exec(text);
  if (!clause) return { kind: 'paragraph', words: words(text) };
  return { kind: 'clause', id: clause[1] ?? '', words: words(text.slice(clause[0].length)) };
}

/** A unique id for a heading: its number, or a slug of its text. */
function name(text: string, clauses: Set<string>, named: Set<string>): string {
  const number = NUMBERED.exec(text)?.[1];
  const slug = fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const wanted = number && !clauses.has(number) ? number : slug;
  let free = wanted;
  for (let count = 2; named.has(free); count++) free = `${wanted}-${count}`;
  named.add(free);
  return free;
}

function items(part: string): string[] {
  return part
    .slice(2)
    .split(/\n- /)
    .map((item) => item.replaceAll(/\n\s*/g, ' '));
}

function table(part: string, words: (text: string) => Words): Block {
  const lines = part.split('\n').map((line) =>
    line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => words(cell.trim())),
  );
  const [head = [], , ...rows] = lines;
  return { kind: 'table', head, rows };
}

function formatted(text: string, clauses: Set<string>): Words {
  const found: Words = [];
  let at = 0;
  for (const hit of text.matchAll(FORMATTED)) {
    found.push(...linked(text.slice(at, hit.index), clauses));
    const [kind, inner] = Object.entries(hit.groups ?? {}).find(([, value]) => value !== undefined) ?? [];
    if (kind && inner) found.push({ kind: kind as Piece['kind'], text: inner });
    at = hit.index + hit[0].length;
  }
  found.push(...linked(text.slice(at), clauses));
  return found;
}

/** Turns clause numbers into links. */
function linked(text: string, clauses: Set<string>): Words {
  const found: Words = [];
  let at = 0;
  for (const hit of text.matchAll(REFERENCE)) {
    if (!clauses.has(hit[0])) continue;
    if (hit.index > at) found.push({ kind: 'text', text: text.slice(at, hit.index) });
    found.push({ kind: 'link', text: hit[0] });
    at = hit.index + hit[0].length;
  }
  if (at < text.length) found.push({ kind: 'text', text: text.slice(at) });
  return found;
}
