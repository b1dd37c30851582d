// Computes the pressable cells for the part of the turn in progress.

import type { LegalByKind } from './legal';
import type { Busy } from './selection.svelte';

/** A cell you can press now. */
export interface Lit {
  kind: 'priest' | 'move' | 'own';
  /** The action, or null for one of your priests, which you select first. */
  action: string | null;
  /** The priest's worth, or the price of a move. */
  number: number;
  way: string[];
  /** Whether the priest would be worth more there. */
  better: boolean;
}

/** The lit cells for the part of the turn in progress. */
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

/** The action a player probably means by pressing an unlit cell: used to ask why it is illegal. */
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
