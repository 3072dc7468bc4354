/** Lets other tasks of the worker run before the caller continues. */
export function yieldTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
