// Normalizes text for searching: ignores case, accents and typographic variants.

/** Letters that Unicode does not decompose, and characters that people type in several ways. */
const OTHERWISE: Record<string, string> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  '’': "'",
  '‑': '-',
  '–': '-',
};
const MARKS = /\p{M}/gu;
const SPACE = /\s/u;

/** A text in the form used for comparison. */
export function fold(text: string): string {
  return Array.from(text, foldOne).join('');
}

/** A folded text; `from` maps each of its indexes to the index in the original. */
export interface Folded {
  text: string;
  from: number[];
}

export function folded(text: string): Folded {
  const found: Folded = { text: '', from: [] };
  let at = 0;
  for (const letter of text) {
    const plain = foldOne(letter);
    found.text += plain;
    for (let each = 0; each < plain.length; each++) found.from.push(at);
    at += letter.length;
  }
  return found;
}

function foldOne(letter: string): string {
  if (SPACE.test(letter)) return ' ';
  const small = letter.toLowerCase();
  return OTHERWISE[small] ?? small.normalize('NFD').replace(MARKS, '');
}
