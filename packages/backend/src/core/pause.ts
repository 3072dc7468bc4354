import { setImmediate } from 'node:timers/promises';

const STEP_MS = 15;

/**
 * For long work without waits, which calls it between its steps: it lets other work of the process go on as soon as the steps since the
 * last pause have taken 15 ms. Undefined: no pause is due.
 */
export function createPause(): () => Promise<void> | undefined {
  let since = performance.now();
  const wait = async () => {
    await setImmediate();
    since = performance.now();
  };
  return () => (performance.now() - since < STEP_MS ? undefined : wait());
}
