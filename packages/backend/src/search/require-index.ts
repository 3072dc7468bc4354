import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { SEARCH_CHANGES } from './index-changes.ts';
import { isIndexBuilt } from './is-index-built.ts';

/** A new server builds the index within about ten seconds. */
const BUILT_SOON_SECONDS = 3;
const LOOK_AGAIN_MS = 250;
/** Longer than the build takes on a busy machine. The connection of an answer is kept open meanwhile. */
const MAX_WAIT_MS = 120_000;

/**
 * SEARCH-8: fails with `search_not_ready` while the index is built for the first time: after the first start or a restore. "Nothing
 * found" would be wrong then.
 */
export async function requireIndex(deps: Deps): Promise<void> {
  if (!(await isBuilt(deps))) throw new Failure('search_not_ready', { retryAfter: BUILT_SOON_SECONDS });
}

/** CHAT-1: waits for the first index, for answers whose connection stays open. Fails with `search_not_ready` after two minutes. */
export async function waitForIndex(deps: Deps): Promise<void> {
  for (const deadline = performance.now() + MAX_WAIT_MS; performance.now() < deadline; await wait(LOOK_AGAIN_MS)) {
    if (await isBuilt(deps)) return;
  }
  throw new Failure('search_not_ready', { retryAfter: BUILT_SOON_SECONDS });
}

function isBuilt(deps: Deps): Promise<boolean> {
  return deps.memory.remember('search index is built', SEARCH_CHANGES, () => isIndexBuilt(deps.db));
}
