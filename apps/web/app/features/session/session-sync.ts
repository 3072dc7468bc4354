import type { SyncHandler } from '../offline-sync/sync-handlers.ts';
import { authMarker } from './auth-marker.ts';

/** The session has no changes of its own in the queue, but the queue's keys end with the session. */
export const sessionSync: SyncHandler = {
  kinds: [],
  async restore(queue) {
    // A browser that was killed during the sign-out still has the key of the remaining changes.
    if (!authMarker.isSet() && (await queue.hasKey())) await queue.deleteKeys();
  },
};
