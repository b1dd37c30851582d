// Finds the rules text of a game. The texts are separate files that the page fetches, not part of the bundle.
const files = import.meta.glob<string>('../../../docs/rules/**/*.md', {
  query: '?url',
  import: 'default',
  eager: true,
});
const FOLDER = '../../../docs/rules';

/** A rules text: its URL and language. */
export interface RulesFile {
  address: string;
  language: string;
}

/** The rules of a game in a language, or in English if not translated; null for an unknown game. */
export function fileOf(game: string, language: string): RulesFile | null {
  const own = files[`${FOLDER}/${language}/${game}.md`];
  if (own) return { address: own, language };
  const english = files[`${FOLDER}/${game}.md`];
  return english ? { address: english, language: 'en' } : null;
}
