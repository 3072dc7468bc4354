import type { ContentChange } from '@dalil/domain/guide/content-tags.ts';
import { createContentMemory } from '../core/content-memory.ts';
import type { ApiBindings } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { startBackgroundWorker } from '../core/background-worker.ts';
import { describeError } from '../core/describe-error.ts';
import { Failure } from '../core/failure.ts';
import { findItemsAhead } from '../guide/find-item.ts';
import { createLegalDocumentCache } from '../privacy/legal-document-cache.ts';
import type { LegalDocumentView } from '../privacy/legal-document-view.ts';
import { buildGuide, type GuideReader, GUIDE_CHANGE } from './build-guide.ts';

export type GuideUpdater = {
  /** Content has changed, or may have (`null`). */
  wake: (changes: readonly ContentChange[] | null) => void;
  close: () => Promise<void>;
};

/** An editor saves several times, an import changes hundreds of rows. One new version is enough for them. */
const GATHER_MS = 3000;
/** For a new day, and for a process that was killed while building. */
const LOOK_AGAIN_MS = 10 * 60_000;

/** Reads the product's own public responses, bypassing the cache of this process. */
export function createGuideReader(
  deps: Deps,
  createApi: (deps: Deps) => { fetch: (request: Request, env: ApiBindings) => Response | Promise<Response> },
): GuideReader {
  const memory = createContentMemory();
  const legalDocumentCache = createLegalDocumentCache<LegalDocumentView>(
    deps.now,
    (error) => !(error instanceof Failure),
  );
  const readerDeps = { ...deps, memory, legalDocumentCache };
  const api = createApi(readerDeps);
  return {
    read: async (path) => api.fetch(new Request(new URL(path, 'http://guide.internal')), { isUntagged: true }),
    prepare: (items, locale) => findItemsAhead(readerDeps, items, locale),
    refresh: () => {
      memory.forget(null);
      legalDocumentCache.forget();
    },
  };
}

/** Rebuilds the offline guide in the background when content has changed. */
export function startGuideUpdater(deps: Deps, reader: GuideReader): GuideUpdater {
  const worker = startBackgroundWorker(
    async (isStopped) => {
      const { entries } = await buildGuide(deps, reader, isStopped);
      if (entries > 0) deps.log('info', 'guide_packed', { entries });
    },
    {
      gatherMs: GATHER_MS,
      onFailure: (error) => deps.log('warn', 'guide_not_packed', describeError(error)),
    },
  );
  const timer = setInterval(worker.wake, LOOK_AGAIN_MS);
  timer.unref();
  return {
    wake: (changes) => {
      if (changes === null || changes.some(({ kind }) => kind !== GUIDE_CHANGE.kind && kind !== 'search'))
        worker.wake();
    },
    close: async () => {
      clearInterval(timer);
      await worker.close();
    },
  };
}
