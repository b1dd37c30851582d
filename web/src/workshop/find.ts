// Finds the place that a problem is about on the page.

import type { Place } from './game';

/** The element that shows a place and can take the focus; null if it is not on the page. */
export function elementAt(root: ParentNode, at: Place): HTMLElement | null {
  for (const selector of selectors(at)) {
    const found = root.querySelector<HTMLElement>(selector);
    if (found) return focusable(found);
  }
  return null;
}

/** From the most exact to the least. */
function selectors({ square, row, column, district, field, tile, face, level, place }: Place): string[] {
  const name = row && column ? `${String.fromCharCode(96 + column)}${row}` : null;
  const squares = [square, name].flatMap((each) => (each && /^\w+$/.test(each) ? [each] : []));
  return [
    ...(tile ? [`[data-tile="${tile}"]`] : []),
    ...(level && place ? [`[data-points="${level}-${place}"]`] : []),
    ...(face ? [`[data-face="${face}"]`] : []),
    ...(district && /^[A-Z]$/.test(district) ? [`[data-district="${district}"]`] : []),
    ...squares.flatMap((each) => [`[data-square="${each}"]`, `[data-cell="${each}"]`]),
    ...(field && /^\w+$/.test(field) ? [`[data-field="${field}"]`] : []),
  ];
}

function focusable(found: HTMLElement): HTMLElement {
  if (found.matches('button, input, select, [tabindex]')) return found;
  return found.querySelector<HTMLElement>('input, select, button, [tabindex="0"]') ?? found;
}
