import type { AfterAnswer, Log } from './deps.ts';
import { describeError } from './describe-error.ts';

/** Starts each task after the response is sent. `finished` resolves when no task is running. */
export function createAfterAnswer(log: Log): { afterAnswer: AfterAnswer; finished: () => Promise<void> } {
  const running = new Set<Promise<void>>();
  return {
    afterAnswer: async (work) => {
      const task = new Promise((resolve) => setImmediate(resolve))
        .then(work)
        .then(() => undefined)
        .catch((error: unknown) => log('error', 'after_answer_failed', describeError(error)))
        .finally(() => running.delete(task));
      running.add(task);
    },
    finished: async () => void (await Promise.all(running)),
  };
}
