import { bookmarksWrite } from './bookmarks-write.ts';
import type { BookmarkWrite } from './device-bookmarks.ts';

/** Gives a change of the list to the disk. The database comes at rest or with the first change, not with the page. */
export async function keepBookmarks(write: BookmarkWrite): Promise<void> {
  const { writePageQueue } = await import('../sync/page-queue.ts');
  await writePageQueue(bookmarksWrite(write));
}
