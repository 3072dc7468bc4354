import { newQueueItem } from '@dalil/domain/offline/queue-item.ts';
import type { QueueWrite } from '@dalil/offline/outbox/queue-store.ts';
import type { BookmarkWrite } from './device-bookmarks.ts';

/** The name of the list on the disk, and the record its changes belong to: they stay in one order. */
export const BOOKMARKS = 'bookmarks';

/** A change of the list as the disk takes it, in one go. */
export function bookmarksWrite({ revision, state: { owner, list }, added, gone }: BookmarkWrite): QueueWrite {
  return {
    items: owner === null ? [] : added.map((operation) => newQueueItem(owner, BOOKMARKS, operation)),
    without: gone,
    list: { name: BOOKMARKS, owner, revision, value: { owner, list } },
  };
}
