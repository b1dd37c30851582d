import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

const RAW = /\.md\?raw$/;

/**
 * Long texts lie beside the program instead of in it.
 *
 * What imports `rules.md?raw` gets its text either way; in a build it is fetched, so that a
 * browser need not read it as JavaScript.
 */
export function texts(): Plugin {
  return {
    name: 'sacbe-texts',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!RAW.test(id)) return null;
      const file = id.replace(RAW, '.md');
      const source = readFileSync(file, 'utf8');
      const fileName = `assets/${basename(file, '.md')}-${digest(source)}.txt`;
      this.addWatchFile(file);
      this.emitFile({ type: 'asset', fileName, source });
      return `const answer = await fetch('/${fileName}');
if (!answer.ok) throw new Error('/${fileName}');
export default await answer.text();`;
    },
  };
}

/** Names what has changed, so that browsers may keep the rest for ever. */
export function digest(source: string): string {
  return createHash('sha256').update(source).digest('base64url').slice(0, 8);
}
