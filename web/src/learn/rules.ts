// The texts are files of their own, fetched as they are, and no part of the program.
const files = import.meta.glob<string>('../../../docs/rules/**/*.md', {
  query: '?url',
  import: 'default',
  eager: true,
});
const FOLDER = '../../../docs/rules';

/** A text of the rules: where it is, and the language it is written in. */
export interface RulesFile {
  address: string;
  language: string;
}

/** The rules of a game in a language; in English where they are not translated; none of no game. */
export function fileOf(game: string, language: string): RulesFile | null {
  const own = files[`${FOLDER}/${language}/${game}.md`];
  if (own) return { address: own, language };
  const english = files[`${FOLDER}/${game}.md`];
  return english ? { address: english, language: 'en' } : null;
}
