// Finds the pictures of the texts about a game: only files of the repository, nothing else.
const files = import.meta.glob<string>('../../../docs/learn/pictures/*/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** From a text in `docs/learn` or `docs/rules`, in English or in a folder of its language. */
const ADDRESS = /^(?:\.\.\/){0,2}(?:learn\/)?(pictures\/[a-z]+\/[a-z0-9-]+\.svg)$/;

/** The URL of the picture that a text shows by this address; null if there is no such picture. */
export function pictureAt(address: string): string | null {
  const path = ADDRESS.exec(address)?.[1];
  return (path && files[`../../../docs/learn/${path}`]) ?? null;
}
