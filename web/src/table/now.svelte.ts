// The current time for everything on the screen that counts: one timer that ticks every second.

let now = $state(Date.now());
let watchers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** The time of the last tick, in milliseconds since 1970. */
export function ticked(): number {
  return now;
}

/** Keeps the timer running; use it as an effect. */
export function watch(): () => void {
  watchers += 1;
  now = Date.now();
  timer ??= setInterval(() => (now = Date.now()), 1000);
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
