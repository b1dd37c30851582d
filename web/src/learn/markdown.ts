import { fold } from './fold';

/** A piece of a line. `link` leads to the clause of that name. */
export interface Piece {
  kind: 'text' | 'bold' | 'em' | 'code' | 'source' | 'link';
  text: string;
}

export type Words = Piece[];

/** A part of the rules, in the order of the page. */
export type Block =
  | { kind: 'heading'; level: number; id: string; words: Words }
  | { kind: 'clause'; id: string; words: Words }
  | { kind: 'paragraph'; words: Words }
  | { kind: 'list'; items: Words[] }
  | { kind: 'table'; head: Words[]; rows: Words[][] }
  | { kind: 'drawing'; text: string };

/** So many parts can be apart by dots in a sentence. */
const FEW = 3;
const CLAUSE = /^\*\*((?:[A-D]\.?)?\d+(?:\.\d+)*[a-z]?)\*\* /;
const NUMBERED = /^((?:[A-D]\.)?\d+)\.? /;
const FORMATTED = /\*\*(?<bold>.+?)\*\*|\*(?<em>.+?)\*|`(?<code>[^`]+)`|\[(?<source>[^\]]+)\]/g;
const REFERENCE = /\b(?:[A-D]\d{1,2}|(?:[A-D]\.)?\d{1,2}(?:\.\d{1,2})*[a-z]?)\b/g;

/**
 * Reads the part of Markdown that the rules are written in: headings, clauses that begin with
 * their number in bold, lists, tables, drawings in fences, bold, emphasis and code. Whatever else
 * there is stays text: nothing here can become markup of another kind.
 */
export function parse(source: string): Block[] {
  const parts = split(source);
  const clauses = new Set(parts.flatMap((part) => CLAUSE.exec(part)?.[1] ?? []));
  const named = new Set<string>();
  return parts.map((part) => read(part, clauses, named));
}

/** The text of a block, for searching. */
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
    default:
      return said(block.words);
  }
}

/** Whether a block lists the parts of the document, "a · b · c"; a page has its own contents. */
export function isContents(block: Block): boolean {
  return block.kind === 'paragraph' && said(block.words).split(' · ').length > FEW;
}

/** Words without their looks. */
export function said(words: Words): string {
  return words.map(({ text }) => text).join('');
}

/** Parts are apart by empty lines, except inside fences. */
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
  if (part.startsWith('|')) return table(part, words);
  if (part.startsWith('- ')) return { kind: 'list', items: items(part).map(words) };
  const text = part.replaceAll('\n', ' ');
  const clause = CLAUSE.exec(text);
  if (!clause) return { kind: 'paragraph', words: words(text) };
  return { kind: 'clause', id: clause[1] ?? '', words: words(text.slice(clause[0].length)) };
}

/** A heading is named by its number, or by its words; each name is given once. */
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

/** Numbers of clauses lead to them. */
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
