import type { SyncHandler } from '../offline-sync/sync-handlers.ts';
import { authMarker } from './auth-marker.ts';

/** The session has no changes of its own in the queue, but the keys of it end with the session. */
export const sessionSync: SyncHandler = {
  kinds: [],
  async restore(queue) {
    // A browser that was killed while the user signed out still has the key of what they left.
    if (!authMarker.isSet() && (await queue.hasKey())) await queue.deleteKeys();
  },
};
