/** The first preferred language that we have, otherwise English. "de" also serves "de-AT". */
export function negotiate(wishes: readonly string[], spoken: readonly string[]): string {
  for (const wish of wishes) {
    const wanted = wish.toLowerCase();
    const found = spoken.find((name) => wanted === name || wanted.startsWith(`${name}-`));
    if (found) return found;
  }
  return 'en';
}
