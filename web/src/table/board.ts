// Keyboard focus on the board.

/** The board place that has, or last had, keyboard focus. */
export function placeOnBoard(): HTMLElement | SVGElement | null {
  return document.querySelector<HTMLElement | SVGElement>('.board [role=gridcell][tabindex="0"]');
}

/** Whether the focused element is gone or disabled. */
export function focusLost(): boolean {
  const { activeElement: at, body } = document;
  return at === null || at === body || at.matches(':disabled');
}
