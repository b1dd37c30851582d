/** The time zone of this browser now, in minutes east of UTC. */
export function minutesEast(): number {
  // A zone without an offset must not become -0.
  return -new Date().getTimezoneOffset() || 0;
}
