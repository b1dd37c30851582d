/** Undo and redo: every state of a draft in this session. States are never changed in place. */
export class History<T> {
  private past: T[] = [];
  private future: T[] = [];

  constructor(private now: T) {}

  get current(): T {
    return this.now;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** Adds a state; what was undone can no longer be redone. */
  push(next: T): void {
    this.past.push(this.now);
    this.future = [];
    this.now = next;
  }

  undo(): T {
    const before = this.past.pop();
    if (before !== undefined) {
      this.future.push(this.now);
      this.now = before;
    }
    return this.now;
  }

  redo(): T {
    const after = this.future.pop();
    if (after !== undefined) {
      this.past.push(this.now);
      this.now = after;
    }
    return this.now;
  }
}
