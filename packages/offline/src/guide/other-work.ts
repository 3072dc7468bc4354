/** Lets the worker do whatever else waits. */
export function otherWork(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
