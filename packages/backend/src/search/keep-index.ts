import type { Database } from '@dalil/database/connection.ts';
import { setTimeout as wait } from 'node:timers/promises';
import type { ContentChange } from '@dalil/domain/guide/content-tags.ts';
import type { Log } from '../core/deps.ts';
import { INDEX_CHANGE, indexChanges } from './index-changes.ts';

export type IndexKeeper = {
  /** Content has changed, or may have (`null`): looks for marked changes soon, once for many calls. */
  wake: (changes: readonly ContentChange[] | null) => void;
  /** Waits for the batch that is being written; what is left stays marked. */
  close: () => Promise<void>;
};

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 30_000;

/** Keeps the index up to the content beside everything else a process does. */
export function keepIndex({ db, log }: { db: Database; log: Log }): IndexKeeper {
  const closing = new AbortController();
  const { signal } = closing;
  let isWanted = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    for (let delay = FIRST_RETRY_MS; isWanted && !signal.aborted; ) {
      isWanted = false;
      try {
        const count = await indexChanges(db, () => signal.aborted);
        if (count > 0) log('info', 'search_indexed', { count });
        delay = FIRST_RETRY_MS;
      } catch (error) {
        if (signal.aborted) return;
        log('warn', 'search_not_indexed', { name: error instanceof Error ? error.name : typeof error });
        isWanted = true;
        await wait(delay, undefined, { signal }).catch(() => undefined);
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
    wake: (changes) => {
      if (!signal.aborted && (changes === null || changes.some(({ kind }) => kind !== INDEX_CHANGE.kind))) begin();
    },
    close: async () => {
      closing.abort();
      await running;
    },
  };
}
