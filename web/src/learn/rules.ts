// Finds the texts about a game. They are separate files that the page fetches, not part of the bundle.
import type { RulesText } from '../app/route';

const learn = import.meta.glob<string>(['../../../docs/learn/*.md', '../../../docs/learn/*/*.md'], {
  query: '?url',
  import: 'default',
  eager: true,
});
const reference = import.meta.glob<string>('../../../docs/rules/**/*.md', {
  query: '?url',
  import: 'default',
  eager: true,
});
const TEXTS: Record<RulesText, { files: Record<string, string>; folder: string }> = {
  learn: { files: learn, folder: '../../../docs/learn' },
  reference: { files: reference, folder: '../../../docs/rules' },
};

/** A rules text: its URL and language. */
export interface RulesFile {
  address: string;
  language: string;
}

/** A text about a game in a language, or in English if not translated; null for an unknown game. */
export function fileOf(game: string, language: string, text: RulesText): RulesFile | null {
  const { files, folder } = TEXTS[text];
  const own = files[`${folder}/${language}/${game}.md`];
  if (own) return { address: own, language };
  const english = files[`${folder}/${game}.md`];
  return english ? { address: english, language: 'en' } : null;
}
