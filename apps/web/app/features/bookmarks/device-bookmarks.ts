import type { BookmarkList } from '@dalil/domain/bookmarks/bookmark.ts';
import type { BookmarkOperation } from '@dalil/domain/bookmarks/bookmark-operation.ts';

/**
 * What the device keeps. A guest's list is whole in `list`; with an owner `list` is what the server was last known to
 * hold and `pending` what it does not know yet. `parked`: what the server refused, for its owner to see.
 */
export type DeviceBookmarks = {
  owner: string | null;
  list: BookmarkList;
  pending: readonly BookmarkOperation[];
  parked: readonly ParkedOperation[];
};

/** An operation that was refused for good. `refusal`: the code it was refused with. */
export type ParkedOperation = BookmarkOperation & { refusal?: string };

/** A change of the list on its way to the disk: the list as it is now, what waits since, and what waits no more. */
export type BookmarkWrite = {
  revision: number;
  state: DeviceBookmarks;
  added: readonly BookmarkOperation[];
  gone: readonly string[];
};
