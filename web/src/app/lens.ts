/** Geometry of the lens that magnifies a small board. */

export interface Point {
  x: number;
  y: number;
}

/** Width of the lens in pixels. */
export const LENS = 150;
const ZOOM = 2.2;
/** Gap between lens and touch point in pixels; a finger covers more than the point it touches. */
const APART = 36;
const EDGE = 4;

/** The position of the lens: above the finger if there is room, otherwise beside it. */
export function lensPlace(
  finger: Point,
  screen: { width: number; height: number },
): { left: number; top: number } {
  const within = (at: number, most: number) => Math.max(EDGE, Math.min(most - LENS - EDGE, at));
  const above = finger.y - APART - LENS;
  if (above >= EDGE) return { left: within(finger.x - LENS / 2, screen.width), top: above };
  const beside = finger.x < screen.width / 2 ? finger.x + APART : finger.x - APART - LENS;
  return { left: within(beside, screen.width), top: within(finger.y - LENS / 2, screen.height) };
}

/** The square of the drawing that the lens shows; `scale` is pixels per drawing unit. */
export function lensWindow(middle: Point, scale: number): { x: number; y: number; side: number } {
  const side = LENS / ZOOM / scale;
  return { x: middle.x - side / 2, y: middle.y - side / 2, side };
}
