/** The place of the board that has, or last had, the keyboard's attention. */
export function placeOnBoard(): HTMLElement | SVGElement | null {
  return document.querySelector<HTMLElement | SVGElement>('.board [role=gridcell][tabindex="0"]');
}

/** Whether the element that the keyboard was at is gone, or can no longer be used. */
export function focusLost(): boolean {
  const { activeElement: at, body } = document;
  return at === null || at === body || at.matches(':disabled');
}
