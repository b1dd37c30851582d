// An analysis as data: a position, the branches that were played from it, and where one looks.

/** A line of play from the first position. */
export interface Branch {
  name: string;
  moves: readonly string[];
}

/** All branches, and where one looks: after `at` moves of the branch `current`. */
export interface Notebook {
  /** The record that ends with the first position. */
  record: string;
  branches: readonly Branch[];
  current: number;
  at: number;
}

export const MOST_BRANCHES = 20;
/** More than any game has. */
export const MOST_MOVES = 3000;
export const LONGEST_NAME = 40;

/** An analysis without moves. `name` is for its first branch. */
export function begun(record: string, name: string): Notebook {
  return { record, branches: [{ name, moves: [] }], current: 0, at: 0 };
}

export function branchOf(notebook: Notebook): Branch {
  return notebook.branches[notebook.current] ?? { name: '', moves: [] };
}

/** The moves up to where one looks. */
export function movesTo(notebook: Notebook): string[] {
  return branchOf(notebook).moves.slice(0, notebook.at);
}

/**
 * Plays a move. The next move of the branch is followed, a move at its end is added, and another move
 * opens a branch, which gets `name`. Null if there is no room for more.
 */
export function played(notebook: Notebook, move: string, name: string): Notebook | null {
  const { moves } = branchOf(notebook);
  const at = notebook.at + 1;
  if (moves[notebook.at] === move) return { ...notebook, at };
  if (at > MOST_MOVES) return null;
  const longer = [...moves.slice(0, notebook.at), move];
  if (notebook.at === moves.length) {
    return { ...replaced(notebook, { ...branchOf(notebook), moves: longer }), at };
  }
  if (notebook.branches.length >= MOST_BRANCHES) return null;
  const branches = [...notebook.branches, { name, moves: longer }];
  return { ...notebook, branches, current: branches.length - 1, at };
}

/** Looks at the position after `at` moves of a branch. */
export function turnedTo(notebook: Notebook, current: number, at: number): Notebook {
  const branch = notebook.branches[current];
  if (!branch) return notebook;
  return { ...notebook, current, at: Math.min(Math.max(at, 0), branch.moves.length) };
}

export function renamed(notebook: Notebook, name: string): Notebook {
  const clean = name.trim().slice(0, LONGEST_NAME);
  return clean ? replaced(notebook, { ...branchOf(notebook), name: clean }) : notebook;
}

/** Without the branch that one looks at; the last one stays. */
export function removed(notebook: Notebook): Notebook {
  if (notebook.branches.length < 2) return notebook;
  const branches = notebook.branches.filter((_, at) => at !== notebook.current);
  const current = Math.max(0, notebook.current - 1);
  return turnedTo({ ...notebook, branches }, current, notebook.at);
}

function replaced(notebook: Notebook, branch: Branch): Notebook {
  const branches = notebook.branches.map((each, at) => (at === notebook.current ? branch : each));
  return { ...notebook, branches };
}

/** Reads what `JSON.stringify` wrote of a notebook; throws if it is something else. */
export function parsed(text: string): Notebook {
  const { record, branches, current, at } = JSON.parse(text) as Partial<Notebook>;
  const good =
    typeof record === 'string' &&
    Array.isArray(branches) &&
    branches.length > 0 &&
    branches.length <= MOST_BRANCHES &&
    branches.every(isBranch);
  if (!good) throw new Error('not an analysis');
  const clean = branches.map(({ name, moves }) => ({ name: name.slice(0, LONGEST_NAME), moves }));
  const whole = (number: unknown) => (Number.isInteger(number) ? (number as number) : 0);
  return turnedTo({ record, branches: clean, current: 0, at: 0 }, whole(current), whole(at));
}

function isBranch(branch: unknown): branch is Branch {
  const { name, moves } = (branch ?? {}) as Partial<Branch>;
  return (
    typeof name === 'string' &&
    Array.isArray(moves) &&
    moves.length <= MOST_MOVES &&
    moves.every((move) => typeof move === 'string')
  );
}
