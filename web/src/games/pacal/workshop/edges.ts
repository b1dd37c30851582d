// The river as a set of grid edges, and as the polyline of corners that a board has.

/** A corner of the grid: columns from the left, rows from the top. */
export type Corner = [number, number];

/** An edge between two neighboring corners: `h2,3` runs right from corner 2, 3 and `v2,3` down from it. */
export type Edge = string;

/** The edge between two neighboring corners, in either order; null if they are no neighbors. */
export function edgeBetween(one: Corner, other: Corner): Edge | null {
  const [dx, dy] = [other[0] - one[0], other[1] - one[1]];
  if (Math.abs(dx) + Math.abs(dy) !== 1) return null;
  return `${dy === 0 ? 'h' : 'v'}${Math.min(one[0], other[0])},${Math.min(one[1], other[1])}`;
}

/** The two corners of an edge. */
export function endsOf(edge: Edge): [Corner, Corner] {
  const [x = 0, y = 0] = edge.slice(1).split(',').map(Number);
  return edge.startsWith('h')
    ? [
        [x, y],
        [x + 1, y],
      ]
    : [
        [x, y],
        [x, y + 1],
      ];
}

/** The edges of a polyline. Segments that do not run along the grid have none. */
export function edgesOf(polyline: readonly Corner[]): Edge[] {
  const found = new Set<Edge>();
  polyline.slice(1).forEach((to, index) => {
    const from = polyline[index] as Corner;
    const steps = Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]);
    if (from[0] !== to[0] && from[1] !== to[1]) return;
    const [dx, dy] = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
    for (let step = 0; step < steps; step += 1) {
      const here: Corner = [from[0] + dx * step, from[1] + dy * step];
      const edge = edgeBetween(here, [here[0] + dx, here[1] + dy]);
      if (edge) found.add(edge);
    }
  });
  return [...found];
}

/**
 * Polylines that cover every edge once, each with straight runs merged.
 *
 * A river that can be drawn without lifting the pen is one polyline. Every further one shows a gap or
 * a fork.
 */
export function polylines(edges: readonly Edge[]): Corner[][] {
  const ways = waysOf(edges);
  const found: Corner[][] = [];
  while (ways.size > 0) {
    const ends = [...ways.keys()].filter((corner) => (ways.get(corner)?.length ?? 0) % 2 === 1);
    const start = ends[0] ?? ways.keys().next().value;
    if (start === undefined) break;
    found.push(merged(trail(start, ways)));
  }
  return found;
}

/** Where more than one pen stroke meets or ends: the corners to look at if there are several polylines. */
export function looseCorners(edges: readonly Edge[]): Corner[] {
  const lines = polylines(edges);
  return lines.slice(1).flatMap((line) => line.slice(0, 1));
}

/** Every corner with the corners that its edges lead to. */
function waysOf(edges: readonly Edge[]): Map<string, string[]> {
  const ways = new Map<string, string[]>();
  const add = (from: Corner, to: Corner) =>
    ways.set(from.join(), [...(ways.get(from.join()) ?? []), to.join()]);
  for (const [one, other] of [...new Set(edges)].sort().map(endsOf)) {
    add(one, other);
    add(other, one);
  }
  return ways;
}

/** A walk over unused edges until none leads on, with every round trip that can be inserted. */
function trail(start: string, ways: Map<string, string[]>): Corner[] {
  let walked = walk(start, ways);
  for (let at = 0; at < walked.length; at += 1) {
    const tour = roundTrip(walked[at] as string, ways);
    walked = [...walked.slice(0, at), ...tour, ...walked.slice(at + 1)];
  }
  return walked.map((corner) => corner.split(',').map(Number) as Corner);
}

/** Uses up edges from a corner on, as far as they lead. */
function walk(start: string, ways: Map<string, string[]>): string[] {
  const walked = [start];
  for (let here = start, next = ways.get(here)?.[0]; next !== undefined; next = ways.get(here)?.[0]) {
    use(here, next, ways);
    use(next, here, ways);
    walked.push(next);
    here = next;
  }
  return walked;
}

/** A walk that comes back to its corner; only the corner if there is none, and then nothing is used up. */
function roundTrip(start: string, ways: Map<string, string[]>): string[] {
  const before = new Map(ways);
  const walked = walk(start, ways);
  if (walked[walked.length - 1] === start) return walked;
  ways.clear();
  for (const [corner, rest] of before) ways.set(corner, rest);
  return [start];
}

function use(from: string, to: string, ways: Map<string, string[]>): void {
  const rest = [...(ways.get(from) ?? [])];
  rest.splice(rest.indexOf(to), 1);
  if (rest.length > 0) ways.set(from, rest);
  else ways.delete(from);
}

function merged(corners: Corner[]): Corner[] {
  return corners.filter((corner, index) => {
    const before = corners[index - 1];
    const after = corners[index + 1];
    if (!before || !after) return true;
    const inRow = before[1] === corner[1] && corner[1] === after[1];
    const inColumn = before[0] === corner[0] && corner[0] === after[0];
    // A turn back on the spot is a bend too.
    const onward = (after[0] - corner[0]) * (corner[0] - before[0]) >= 0;
    const downward = (after[1] - corner[1]) * (corner[1] - before[1]) >= 0;
    return !((inRow && onward) || (inColumn && downward));
  });
}
