// Makes WebAssembly smaller to download, without changing what it answers.
//
//   node crates/offline/shrink.mjs FROM TO
//
// - Where the code panics, it traps at once: nobody could read what it prepares to say, and the page
//   starts a new instance either way.
// - Functions that nobody calls any more go, and of equal ones all but one.
// - Numbers that the linker has padded are written as short as possible.
// - Similar functions come one after the other, because gzip looks back no further than 32 kB.
// - Names and other sections that a browser does not need go.
import { readFileSync, writeFileSync } from 'node:fs';

/** Ids of sections. */
const [CUSTOM, , IMPORT, FUNCTION, EXPORT, START, ELEMENT, CODE] = [0, 1, 2, 3, 7, 8, 9, 10];

/** Opcodes that are treated on their own. */
const [UNREACHABLE, END, CALL, REF_FUNC] = [0x00, 0x0b, 0x10, 0xd2];

class Reader {
  constructor(bytes, at = 0, end = bytes.length) {
    Object.assign(this, { bytes, at, end });
  }

  byte() {
    return this.bytes[this.at++];
  }

  take(length) {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  unsigned() {
    let [number, shift] = [0, 0];
    for (;;) {
      const byte = this.byte();
      number += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return number;
      shift += 7;
    }
  }

  /** A signed number, as bytes without padding. */
  signed() {
    const found = [];
    do found.push(this.byte());
    while (found.at(-1) >= 0x80);
    // The last byte only repeats the sign of the one before it.
    while (found.length > 1 && found.at(-1) === ((found.at(-2) & 0x40) === 0 ? 0x00 : 0x7f)) {
      found.pop();
      found[found.length - 1] &= 0x7f;
    }
    return found;
  }

  list(read) {
    return Array.from({ length: this.unsigned() }, () => read());
  }
}

function unsigned(number) {
  const bytes = [];
  for (; number >= 0x80; number = Math.floor(number / 0x80)) bytes.push((number % 0x80) | 0x80);
  return [...bytes, number];
}

function sectionsOf(bytes) {
  const reader = new Reader(bytes, 8);
  const sections = [];
  while (reader.at < bytes.length) sections.push({ id: reader.byte(), body: reader.take(reader.unsigned()) });
  return sections;
}

function refuse(what) {
  throw new Error(`this WebAssembly has something that shrink.mjs does not know: ${what}`);
}

/** The instruction at the reader: its bytes, or the function that it names. */
function instruction(reader) {
  const op = reader.byte();
  const number = () => unsigned(reader.unsigned());
  if (op === CALL || op === REF_FUNC) return { op, names: reader.unsigned() };
  const bytes = [op];
  if (op >= 0x02 && op <= 0x04) bytes.push(...reader.signed());
  else if (op === 0x0c || op === 0x0d || (op >= 0x20 && op <= 0x26)) bytes.push(...number());
  else if (op === 0x0e) {
    const targets = reader.list(() => reader.unsigned());
    bytes.push(...unsigned(targets.length), ...targets.flatMap(unsigned), ...number());
  } else if (op === 0x11) bytes.push(...number(), ...number());
  else if (op === 0x1c) {
    const types = reader.list(() => reader.byte());
    bytes.push(...unsigned(types.length), ...types);
  } else if (op >= 0x28 && op <= 0x3e) bytes.push(...number(), ...number());
  else if (op === 0x3f || op === 0x40 || op === 0xd0) bytes.push(reader.byte());
  else if (op === 0x41 || op === 0x42) bytes.push(...reader.signed());
  else if (op === 0x43) bytes.push(...reader.take(4));
  else if (op === 0x44) bytes.push(...reader.take(8));
  else if (op === 0xfc)
    bytes.push(...wide(reader, { 8: 2, 9: 1, 10: 2, 11: 1, 12: 2, 13: 1, 14: 2, 15: 1, 16: 1, 17: 1 }));
  else if (op === 0xfd) bytes.push(...vector(reader));
  else if (op > 0xc4 || (op > 0x05 && op < 0x0b) || (op > 0x11 && op < 0x1a)) refuse(`opcode ${op}`);
  return { op, bytes };
}

/** What follows the prefix of conversions and of operations on memory: a number of operands. */
function wide(reader, operands) {
  const op = reader.unsigned();
  const bytes = unsigned(op);
  for (let left = operands[op] ?? 0; left > 0; left -= 1) bytes.push(...unsigned(reader.unsigned()));
  return bytes;
}

/** What follows the prefix of vectors. */
function vector(reader) {
  const op = reader.unsigned();
  const bytes = unsigned(op);
  const address = op <= 11 || (op >= 84 && op <= 93);
  if (address) bytes.push(...unsigned(reader.unsigned()), ...unsigned(reader.unsigned()));
  if (op === 12 || op === 13) bytes.push(...reader.take(16));
  if ((op >= 21 && op <= 34) || (op >= 84 && op <= 91)) bytes.push(reader.byte());
  return bytes;
}

/** A body of the section of code. */
function bodyOf(section) {
  const reader = new Reader(section);
  const locals = reader.list(() => [...unsigned(reader.unsigned()), reader.byte()]);
  const code = [];
  while (reader.at < section.length) code.push(instruction(reader));
  return { head: [...unsigned(locals.length), ...locals.flat()], code };
}

/** Whether an instruction begins or ends a block, or leaves it, or calls a function. */
function isBoundary({ op }) {
  return op <= 0x11;
}

/** Drops what leads to a trap and nowhere else: it could only change memory, which nobody reads after it. */
function trapEarly(body) {
  const code = [];
  for (const next of body.code) {
    if (next.op === UNREACHABLE) {
      if (code.at(-1)?.op === CALL) code.pop();
      while (code.length > 0 && !isBoundary(code.at(-1))) code.pop();
      if (code.at(-1)?.op === UNREACHABLE) continue;
    }
    code.push(next);
  }
  return { ...body, code };
}

function written({ head, code }, number) {
  return Buffer.from([
    ...head,
    ...code.flatMap(({ op, bytes, names }) => bytes ?? [op, ...unsigned(number(names))]),
  ]);
}

/** Orders texts of bytes so that each is followed by one that has much in common with those before it. */
function bySimilarity(texts) {
  const sketches = texts.map(sketch);
  let current = texts.reduce((longest, text, at) => (text.length > texts[longest].length ? at : longest), 0);
  let rest = texts.map((_, at) => at);
  const shared = new Float64Array(texts.length);
  const order = [];
  while (rest.length > 0) {
    order.push(current);
    rest = rest.filter((at) => at !== current);
    let [next, most] = [-1, -Infinity];
    for (const at of rest) {
      let equal = 0;
      for (let hash = 0; hash < HASHES; hash += 1) {
        if (sketches[at][hash] === sketches[current][hash]) equal += 1;
      }
      // What came earlier counts a little less.
      shared[at] = Math.max(shared[at] * 0.97, equal);
      const [one, two] = [texts[at].length, texts[current].length];
      const score = shared[at] - Math.abs(one - two) / (one + two);
      if (score > most) [next, most] = [at, score];
    }
    current = next;
  }
  return order;
}

const HASHES = 64;
/** So many bytes in a row are compared. */
const SHINGLE = 4;

/** The least of several hashes over all shingles: as many are equal as two texts have in common. */
function sketch(text) {
  const shingles = new Set();
  for (let at = 0; at === 0 || at + SHINGLE <= text.length; at += 1) {
    let hash = 0x811c9dc5;
    for (let next = at; next < at + SHINGLE; next += 1)
      hash = Math.imul(hash ^ (text[next] ?? 0), 0x01000193);
    shingles.add(hash >>> 0);
  }
  const least = new Uint32Array(HASHES).fill(0xffffffff);
  for (let at = 0; at < HASHES; at += 1) {
    const salt = Math.imul(at + 1, 0x9e3779b1) | 1;
    for (const shingle of shingles) {
      let hash = Math.imul(shingle ^ salt, salt);
      hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) >>> 0;
      if (hash < least[at]) least[at] = hash;
    }
  }
  return least;
}

/** The functions that something calls or points to. */
function reachable(bodies, roots, imported) {
  const found = new Set();
  const open = [...roots];
  while (open.length > 0) {
    const next = open.pop();
    if (next < imported || found.has(next)) continue;
    found.add(next);
    for (const { names } of bodies[next - imported].code) if (names !== undefined) open.push(names);
  }
  return found;
}

function shrink(bytes) {
  const sections = sectionsOf(bytes);
  const reader = (id) => new Reader(sections.find((section) => section.id === id)?.body ?? Buffer.from([0]));
  if (sections.some(({ id }) => id === START)) refuse('a start');

  const imports = reader(IMPORT);
  const imported = imports.list(() => {
    imports.take(imports.unsigned());
    imports.take(imports.unsigned());
    if (imports.byte() !== 0) refuse('an import that is no function');
    return imports.unsigned();
  }).length;
  const typed = reader(FUNCTION);
  const types = typed.list(() => typed.unsigned());
  const out = reader(EXPORT);
  const exports = out.list(() => ({ name: out.take(out.unsigned()), kind: out.byte(), at: out.unsigned() }));
  const element = reader(ELEMENT);
  const tables = element.list(() => {
    if (element.unsigned() !== 0 || element.byte() !== 0x41) refuse('a kind of table');
    const start = element.signed();
    if (element.byte() !== END) refuse('the start of a table');
    return { start, functions: element.list(() => element.unsigned()) };
  });
  const codes = reader(CODE);
  const bodies = codes.list(() => trapEarly(bodyOf(codes.take(codes.unsigned()))));

  const exported = exports.filter(({ kind }) => kind === 0).map(({ at }) => at);
  const used = reachable(bodies, [...exported, ...tables.flatMap(({ functions }) => functions)], imported);
  let kept = [...used].sort((one, two) => one - two);

  // Calls of equal functions become equal, so that their callers may be.
  const instead = new Map();
  const actual = (at) => (instead.has(at) ? actual(instead.get(at)) : at);
  for (let before = Infinity; kept.length < before;) {
    before = kept.length;
    const firsts = new Map();
    kept = kept.filter((at) => {
      const key = `${types[at - imported]} ${written(bodies[at - imported], actual).toString('latin1')}`;
      if (!firsts.has(key)) return firsts.set(key, at);
      instead.set(at, firsts.get(key));
      return false;
    });
  }

  const order = bySimilarity(kept.map((at) => written(bodies[at - imported], actual)));
  const numbers = new Map(order.map((at, place) => [kept[at], imported + place]));
  const number = (at) => (at < imported ? at : numbers.get(actual(at)));
  const ordered = order.map((at) => kept[at] - imported);

  const list = (items, write) => Buffer.concat([Buffer.from(unsigned(items.length)), ...items.map(write)]);
  const sized = (body) => Buffer.concat([Buffer.from(unsigned(body.length)), body]);
  const rewritten = {
    [FUNCTION]: () => list(ordered, (at) => Buffer.from(unsigned(types[at]))),
    [EXPORT]: () =>
      list(exports, ({ name, kind, at }) =>
        Buffer.from([...unsigned(name.length), ...name, kind, ...unsigned(kind === 0 ? number(at) : at)]),
      ),
    [ELEMENT]: () =>
      list(tables, ({ start, functions }) =>
        Buffer.concat([
          Buffer.from([0, 0x41, ...start, END]),
          list(functions, (at) => Buffer.from(unsigned(number(at)))),
        ]),
      ),
    [CODE]: () => list(ordered, (at) => sized(written(bodies[at], number))),
  };
  const wanted = sections.filter(({ id }) => id !== CUSTOM);
  const parts = wanted.map(({ id, body }) =>
    Buffer.concat([Buffer.from([id]), sized(rewritten[id]?.() ?? body)]),
  );
  return Buffer.concat([bytes.subarray(0, 8), ...parts]);
}

const [, , from, to] = process.argv;
const small = shrink(readFileSync(from));
if (!WebAssembly.validate(small)) throw new Error(`${from} cannot be made smaller`);
writeFileSync(to, small);
