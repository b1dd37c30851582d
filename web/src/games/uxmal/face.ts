import type { Mark } from './types';

/** A quarter turn clockwise: the southwest mark moves to the northwest. */
export function turned(face: string): string {
  return face.slice(-1) + face.slice(0, -1);
}

/** A face after some quarter turns clockwise; negative values turn counterclockwise. */
export function turnedBy(face: string, quarters: number): string {
  const times = ((quarters % 4) + 4) % 4;
  return times === 0 ? face : turnedBy(turned(face), times - 1);
}

/** The four marks of a face: northwest, northeast, southeast, southwest. */
export function marks(face: string): Mark[] {
  return [...face] as Mark[];
}
