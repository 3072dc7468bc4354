import type { Database } from '@dalil/database/connection.ts';
import type { ContentChange } from '@dalil/domain/guide/content-tags.ts';
import type { Log } from '../core/deps.ts';
import { startBackgroundWorker } from '../core/background-worker.ts';
import { describeError } from '../core/describe-error.ts';
import { INDEX_CHANGE, indexChanges } from './index-changes.ts';

export type Indexer = {
  /** Content has changed, or may have (`null`): looks for marked changes soon, once for several calls. */
  wake: (changes: readonly ContentChange[] | null) => void;
  /** Waits for the current batch. The remaining changes stay marked. */
  close: () => Promise<void>;
};

/** Updates the index in the background when content has changed. */
export function startIndexer({ db, log }: { db: Database; log: Log }): Indexer {
  const worker = startBackgroundWorker(
    async (isStopped) => {
      const count = await indexChanges(db, isStopped);
      if (count > 0) log('info', 'search_indexed', { count });
    },
    {
      onFailure: (error) => log('warn', 'search_not_indexed', describeError(error)),
    },
  );
  return {
    wake: (changes) => {
      if (changes === null || changes.some(({ kind }) => kind !== INDEX_CHANGE.kind)) worker.wake();
    },
    close: worker.close,
  };
}
