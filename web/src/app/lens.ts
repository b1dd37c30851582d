export interface Point {
  x: number;
  y: number;
}

/** How wide the lens is, in pixels. */
export const LENS = 150;
const ZOOM = 2.2;
/** Between the lens and the finger, which covers more than its point. */
const APART = 36;
const EDGE = 4;

/** Where the lens is: above the finger, where there is room; else beside it. */
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

/** The square of a drawing that the lens shows, where the drawing is `scale` pixels to its unit. */
export function lensWindow(middle: Point, scale: number): { x: number; y: number; side: number } {
  const side = LENS / ZOOM / scale;
  return { x: middle.x - side / 2, y: middle.y - side / 2, side };
}
