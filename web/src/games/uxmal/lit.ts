import type { LegalByKind } from './legal';
import type { Busy } from './selection.svelte';

/** Something on the board that may be pressed now. */
export interface Lit {
  kind: 'priest' | 'move' | 'own';
  /** The action, or null for a priest of yours that is chosen first. */
  action: string | null;
  /** Points a priest would be worth, or the price of a way. */
  number: number;
  way: string[];
  /** Whether the priest would be worth more there. */
  better: boolean;
}

/** What is lit, by cell, while you are busy with a part of your turn. */
export function litCells(byKind: LegalByKind, busy: Busy | null, from: string | null): Map<string, Lit> {
  const lit = new Map<string, Lit>();
  if (busy === null || busy === 'move') addOwn(lit, byKind);
  if (busy === null || busy === 'priest') addPriests(lit, byKind);
  if (from !== null && busy === 'move') addMoves(lit, byKind, from);
  return lit;
}

function addOwn(lit: Map<string, Lit>, byKind: LegalByKind): void {
  for (const cell of byKind.moves.keys()) {
    lit.set(cell, { kind: 'own', action: null, number: 0, way: [], better: false });
  }
}

function addPriests(lit: Map<string, Lit>, byKind: LegalByKind): void {
  for (const [cell, { action, hint }] of byKind.priests) {
    lit.set(cell, { kind: 'priest', action, number: hint?.worth ?? 0, way: [], better: false });
  }
}

function addMoves(lit: Map<string, Lit>, byKind: LegalByKind, from: string): void {
  for (const [cell, { action, hint }] of byKind.moves.get(from) ?? []) {
    const better = hint ? hint.worth_after > hint.worth_before : false;
    lit.set(cell, { kind: 'move', action, number: hint?.cost ?? 0, way: hint?.way ?? [], better });
  }
}

/** What was meant by pressing a cell where nothing is lit: to be asked why not. */
export function attempt(cell: string, busy: Busy | null, from: string | null, occupied: boolean): string {
  if (from !== null && from !== cell) return `move ${from} ${cell}`;
  return busy !== 'move' && (busy === 'priest' || !occupied)
    ? `priest ${cell}`
    : `move ${cell} ${beside(cell)}`;
}

function beside(cell: string): string {
  const column = cell.charAt(0);
  return `${column === 'a' ? 'b' : 'a'}${cell.slice(1)}`;
}
