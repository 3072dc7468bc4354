import type { Clock } from '../announcer/clock.ts';

/** As long as there is to take something back. */
export const UNDO_MS = 10_000;

type Waiting = { run: () => void; stop: () => void };

/**
 * Deeds that can be taken back for a while: each is done when its time is over, or at once when the page goes away. One
 * with the name of an earlier one takes its place.
 */
export function createDeferred(clock: Clock) {
  const waiting = new Map<string, Waiting>();

  function take(name: string): Waiting | undefined {
    const found = waiting.get(name);
    found?.stop();
    waiting.delete(name);
    return found;
  }

  return {
    later(name: string, run: () => void): void {
      take(name);
      const stop = clock.after(UNDO_MS, () => take(name)?.run());
      waiting.set(name, { run, stop });
    },
    /** True when it was not done yet. */
    takeBack: (name: string) => take(name) !== undefined,
    doAll(): void {
      for (const name of waiting.keys()) take(name)?.run();
    },
  };
}
