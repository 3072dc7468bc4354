import { setTimeout as wait } from 'node:timers/promises';

export type Keeper = {
  /** There may be something to do: it is looked for soon, once for many calls. */
  wake: () => void;
  /** Waits for what is being done; what is left is found by the next process. */
  close: () => Promise<void>;
};

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 30_000;

type Work = (isStopped: () => boolean) => Promise<void>;
type Options = { onFailure: (error: unknown) => void; gatherMs?: number };

/** Does a work beside everything else a process does, whenever it is woken; a failed one is tried again after a pause. */
export function keepUp(work: Work, { onFailure, gatherMs = 0 }: Options): Keeper {
  const closing = new AbortController();
  const { signal } = closing;
  let isWanted = false;
  let running: Promise<void> | undefined;
  const pause = (ms: number) => wait(ms, undefined, { signal }).catch(() => undefined);

  async function run(): Promise<void> {
    if (gatherMs > 0) await pause(gatherMs);
    for (let delay = FIRST_RETRY_MS; isWanted && !signal.aborted; ) {
      isWanted = false;
      try {
        await work(() => signal.aborted);
        delay = FIRST_RETRY_MS;
      } catch (error) {
        if (signal.aborted) return;
        onFailure(error);
        isWanted = true;
        await pause(delay);
        delay = Math.min(2 * delay, LONGEST_RETRY_MS);
      }
    }
  }

  function begin(): void {
    isWanted = true;
    running ??= run().finally(() => {
      running = undefined;
      if (isWanted && !signal.aborted) begin();
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
