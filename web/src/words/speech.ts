/** How the sentences of a game are said on the page: in the words of players instead of notation. */

import type { Component } from 'svelte';
import type { Args, Translate } from './words.svelte';

/** What a game teaches the page about its sentences. */
export interface Speech {
  /** The arguments of a sentence as players say them. */
  said(args: Args, t: Translate): Args;
  /** The arguments that are drawn where a picture fits; `said` has their words. */
  drawn: readonly string[];
  /** The picture of such an argument, as high as a line of text. */
  Picture: Component<{ value: string }>;
}

const speeches = new Map<string, Speech>();

/** Registers the speech of a game: of all sentences whose key begins with its name. */
export function teach(game: string, speech: Speech): void {
  speeches.set(game, speech);
}

export function speechOf(key: string): Speech | undefined {
  return speeches.get(key.split('-')[0] ?? '');
}
