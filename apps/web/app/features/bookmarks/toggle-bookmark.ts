import { findBookmark } from '@dalil/domain/bookmarks/bookmark.ts';
import type { SavedItem } from '@dalil/domain/bookmarks/saved-item.ts';
import type { useToast } from '../announcer/use-toast.ts';
import { bookmarkStore } from './bookmark-store.ts';
import { restoringChanges } from './restoring-changes.ts';

type Report = { word: (key: string) => string; showToast: ReturnType<typeof useToast> };

const TOAST = 'bookmark';

/** Saves an item or removes it. Removing can be undone, with its note and folder. */
export async function toggleBookmark(item: SavedItem, report: Report): Promise<void> {
  if (bookmarkStore.has(item)) remove(item, report);
  else await save(item, report);
}

async function save(item: SavedItem, { word, showToast }: Report): Promise<void> {
  const { kind, itemId } = item;
  const payload = { kind, itemId, folderId: null, note: '', addedAt: new Date().toISOString() };
  const [outcome] = bookmarkStore.change([{ kind: 'bookmark.add', payload }], [item]);
  if (outcome?.status === 'refused') showToast({ id: TOAST, tone: 'error', title: word('shell.bookmark.full') });
  // Only what is on the disk is reported as saved.
  else if (await bookmarkStore.whenSaved())
    showToast({ id: TOAST, tone: 'success', title: word('shell.bookmark.saved') });
  else if (bookmarkStore.read().owner !== null)
    showToast({ id: TOAST, tone: 'info', title: word('shell.bookmark.sent-only') });
  else showToast({ id: TOAST, tone: 'error', title: word('shell.bookmark.not-kept') });
}

function remove(item: SavedItem, { word, showToast }: Report): void {
  const bookmark = findBookmark(bookmarkStore.read().visible, item);
  if (!bookmark) return;
  const { kind, itemId } = bookmark;
  bookmarkStore.change([{ kind: 'bookmark.remove', payload: { kind, itemId } }]);
  showToast({
    id: TOAST,
    tone: 'info',
    title: word('shell.bookmark.removed'),
    action: {
      label: word('shell.bookmark.undo'),
      run: () => void bookmarkStore.change(restoringChanges(bookmark), [item]),
    },
  });
}
