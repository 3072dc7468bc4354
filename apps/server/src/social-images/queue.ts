/**
 * Runs tasks one after the other. When more than `room` are waiting, further tasks are rejected with null, so that a burst of
 * requests does not exhaust the processor or memory.
 */
export function createQueue(room: number) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async <T>(task: () => Promise<T>): Promise<T | null> => {
    if (waiting >= room) return null;
    waiting++;
    const result = last.then(task);
    last = result.catch(() => null);
    try {
      return await result;
    } finally {
      waiting--;
    }
  };
}
