/**
 * Lets other tasks of the worker run before the caller continues. By a message, because a browser delays repeated timers by 4 ms.
 */
export function yieldTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
