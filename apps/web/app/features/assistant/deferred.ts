import type { Clock } from '../announcer/clock.ts';

/** How long an action can be undone. */
export const UNDO_MS = 10_000;

type Waiting = { run: () => void; stop: () => void };

/**
 * Actions that can be undone for a while. Each runs when its time is over, or immediately when the page closes. One with the name
 * of an earlier one replaces it.
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
    /** True if it had not run yet. */
    takeBack: (name: string) => take(name) !== undefined,
    doAll(): void {
      for (const name of waiting.keys()) take(name)?.run();
    },
  };
}
