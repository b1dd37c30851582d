// The contract between the workshop and a game: the draft a person edits, and its components as options.

import type { Component } from 'svelte';
import type { ComponentPlace, Sentence } from '../protocol';

/** Component options of a game, such as `board` and `die`. */
export type Parts = Record<string, unknown>;

/** Where something is on a component. */
export type Place = ComponentPlace;

/** Something wrong with a draft. `says` is a finished sentence. */
export interface Fault {
  at: Place;
  says: string;
  /** Equal for faults of the same kind. */
  code: string;
}

/** A fault that only the editor can see, because options cannot express it. */
export interface OwnFault {
  at: Place;
  sentence: Sentence;
}

/** Thrown when components have a shape that the editor cannot hold; the sentence names the row or field. */
export class Misread extends Error {
  constructor(
    readonly key: string,
    readonly args: Record<string, string | number> = {},
  ) {
    super(key);
  }
}

/** Props of a game's editor. */
export interface EditorProps<D> {
  draft: D;
  /** Shows a new state without a step in the history: a stroke in progress. */
  preview: (draft: D) => void;
  /** Shows a new state and makes it a step in the history. */
  change: (draft: D) => void;
  /** What is wrong, to mark on the components. */
  faults: Fault[];
  /** Says something to screen readers. */
  announce: (sentence: string) => void;
}

/** What a game provides to the workshop. */
export interface GameWorkshop<D = unknown> {
  name: string;
  /** The components we ship. */
  usual(): D;
  /** Nothing entered yet. */
  blank(): D;
  /** The draft as options, and what options cannot express. */
  toParts(draft: D): { parts: Parts; faults: OwnFault[] };
  /** A draft from options; throws `Misread`. */
  fromParts(parts: Parts): D;
  /** Whether the engine's fault only says that something has not been entered yet. */
  unfilled(draft: D, at: Place): boolean;
  Editor: Component<EditorProps<D>>;
  /** The board as a table would show it. */
  Preview: Component<{ board: unknown }>;
}
