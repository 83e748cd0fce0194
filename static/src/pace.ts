// Not too often: a call now, or as soon as the pause is over; the newest wins.

/** Make a caller that lets at most one through in each pause (ms). */
export function paced<T>(pause: number, call: (latest: T) => void, now: () => number, after: (ms: number, then: () => void) => void): (value: T) => void {
  let next = 0;
  let waiting: { value: T } | null = null;
  const run = (): void => {
    if (waiting === null) return;
    const { value } = waiting;
    waiting = null;
    next = now() + pause;
    call(value);
  };
  return (value) => {
    const idle = waiting === null;
    waiting = { value };
    if (now() >= next) run();
    else if (idle) after(next - now(), run);
  };
}
