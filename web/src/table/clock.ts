const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** Formats a duration for a clock: minutes and seconds, or days and hours. */
export function clockFace(milliseconds: number, language: string): string {
  if (milliseconds >= DAY) {
    const days = Math.floor(milliseconds / DAY);
    const hours = Math.floor((milliseconds % DAY) / HOUR);
    return `${unit(days, 'day', language)} ${unit(hours, 'hour', language)}`;
  }
  const seconds = Math.ceil(milliseconds / SECOND);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

function unit(amount: number, name: 'day' | 'hour', language: string): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'narrow' }).format(amount);
}
