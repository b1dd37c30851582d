const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;

/** A moment as weekday and day, in the language of the page. */
export function day(moment: number): string {
  return format(moment, DAY);
}

/** A moment as weekday, day and time. */
export function dayAndTime(moment: number): string {
  return format(moment, { ...DAY, ...TIME });
}

function format(moment: number, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(document.documentElement.lang || 'en', parts).format(moment);
}
