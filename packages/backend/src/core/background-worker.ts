import { setTimeout as wait } from 'node:timers/promises';

export type BackgroundWorker = {
  /** Signals that there may be work. It runs soon, once for several calls. */
  wake: () => void;
  /** Waits for the running work. The next process does the rest. */
  close: () => Promise<void>;
};

const FIRST_RETRY_MS = 500;
const MAX_RETRY_MS = 30_000;

type Work = (isStopped: () => boolean) => Promise<void>;
type Options = { onFailure: (error: unknown) => void; gatherMs?: number };

/** Runs a task in the background each time it is woken. A failed run is retried after a pause. */
export function startBackgroundWorker(work: Work, { onFailure, gatherMs = 0 }: Options): BackgroundWorker {
  const closing = new AbortController();
  const { signal } = closing;
  let isRequested = false;
  let running: Promise<void> | undefined;
  const pause = (ms: number) => wait(ms, undefined, { signal }).catch(() => undefined);

  async function run(): Promise<void> {
    if (gatherMs > 0) await pause(gatherMs);
    for (let delay = FIRST_RETRY_MS; isRequested && !signal.aborted; ) {
      isRequested = false;
      try {
        await work(() => signal.aborted);
        delay = FIRST_RETRY_MS;
      } catch (error) {
        if (signal.aborted) return;
        onFailure(error);
        isRequested = true;
        await pause(delay);
        delay = Math.min(2 * delay, MAX_RETRY_MS);
      }
    }
  }

  function begin(): void {
    isRequested = true;
    running ??= run().finally(() => {
      running = undefined;
      if (isRequested && !signal.aborted) begin();
    });
  }

  return {
    wake: () => {
      if (!signal.aborted) begin();
    },
    close: async () => {
      closing.abort();
      await running;
    },
  };
}
