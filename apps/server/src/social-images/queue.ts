/**
 * Runs tasks one after the other. More than `room` waiting are refused with null, so that a burst of requests holds
 * neither the processor nor the memory.
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
