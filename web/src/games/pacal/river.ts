// Draws the river and lists the grid corners it touches.

/** A corner of the grid. */
type Corner = readonly [number, number];

/**
 * The river's course as an SVG path along the grid with rounded bends; a square is `unit` wide. A wide
 * stroke turns it into a ribbon.
 */
export function ribbon(corners: readonly Corner[], unit: number, bend = 0.3): string {
  const [first, ...rest] = corners;
  if (!first || rest.length === 0) return '';
  const steps = rest.slice(0, -1).map((corner, index) => {
    const before = corners[index] as Corner;
    const after = corners[index + 2] as Corner;
    return around(before, corner, after, unit, bend);
  });
  return `M${at(first, unit)}${steps.join('')}L${at(rest[rest.length - 1] as Corner, unit)}`;
}

/** All corners of the grid that the river touches, as `x,y`. */
export function touched(corners: readonly Corner[]): Set<string> {
  const found = new Set(corners.map(([x, y]) => `${x},${y}`));
  corners.slice(1).forEach((to, index) => {
    const from = corners[index] as Corner;
    const steps = Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]);
    const [dx, dy] = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
    for (let step = 1; step < steps; step += 1) found.add(`${from[0] + dx * step},${from[1] + dy * step}`);
  });
  return found;
}

// A straight line to just before the corner, then a curve to just after it.
function around(before: Corner, corner: Corner, after: Corner, unit: number, bend: number): string {
  const near = (other: Corner): Corner => [
    corner[0] + Math.sign(other[0] - corner[0]) * bend,
    corner[1] + Math.sign(other[1] - corner[1]) * bend,
  ];
  return `L${at(near(before), unit)}Q${at(corner, unit)} ${at(near(after), unit)}`;
}

function at([x, y]: Corner, unit: number): string {
  return `${round(x * unit)} ${round(y * unit)}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
