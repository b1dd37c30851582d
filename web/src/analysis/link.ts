// Links to an analysis, which carry all of it.
import { pack, unpack } from '../learn/address';
import { parsed, type Notebook } from './notebook';

/** The path of a link with this analysis in it. */
export async function pathOf(notebook: Notebook): Promise<string> {
  return `/analysis#${await pack(JSON.stringify(notebook))}`;
}

/** The analysis in the hash of a link; throws if there is none in it. */
export async function read(hash: string): Promise<Notebook> {
  return parsed(await unpack(hash.replace(/^#/, '')));
}
