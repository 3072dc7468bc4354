import type { ContentChange } from '@dalil/domain/guide/content-tags.ts';
import type { Deps } from '../core/deps.ts';
import { startBackgroundWorker } from '../core/background-worker.ts';
import { describeError } from '../core/describe-error.ts';
import { INDEX_CHANGE, indexChanges } from './index-changes.ts';

/** For items that failed. */
const LOOK_AGAIN_MS = 60_000;

export type Indexer = {
  /** Content has changed, or may have (`null`): looks for marked changes soon, once for several calls. */
  wake: (changes: readonly ContentChange[] | null) => void;
  /** Waits for the current batch. The remaining changes stay marked. */
  close: () => Promise<void>;
};

/** Updates the index in the background when content has changed. */
export function startIndexer({ db, log, now }: Pick<Deps, 'db' | 'log' | 'now'>): Indexer {
  const worker = startBackgroundWorker(
    async (isStopped) => {
      const count = await indexChanges(db, isStopped, { log, now });
      if (count > 0) log('info', 'search_indexed', { count });
    },
    {
      onFailure: (error) => log('warn', 'search_not_indexed', describeError(error)),
    },
  );
  const timer = setInterval(worker.wake, LOOK_AGAIN_MS);
  timer.unref();
  return {
    wake: (changes) => {
      if (changes === null || changes.some(({ kind }) => kind !== INDEX_CHANGE.kind)) worker.wake();
    },
    close: async () => {
      clearInterval(timer);
      await worker.close();
    },
  };
}
