import { findBookmark } from '@dalil/domain/bookmarks/bookmark.ts';
import type { SavedItem } from '@dalil/domain/bookmarks/saved-item.ts';
import type { useToast } from '../announcer/use-toast.ts';
import { bookmarkStore } from './bookmark-store.ts';
import { restoringChanges } from './restoring-changes.ts';

type Say = { word: (key: string) => string; showToast: ReturnType<typeof useToast> };

const TOAST = 'bookmark';

/** Keeps an item or lets it go. Letting go can be taken back, with its note and folder. */
export async function toggleBookmark(item: SavedItem, say: Say): Promise<void> {
  if (bookmarkStore.has(item)) letGo(item, say);
  else await keep(item, say);
}

async function keep(item: SavedItem, { word, showToast }: Say): Promise<void> {
  const { kind, itemId } = item;
  const payload = { kind, itemId, folderId: null, note: '', addedAt: new Date().toISOString() };
  const [outcome] = bookmarkStore.change([{ kind: 'bookmark.add', payload }], [item]);
  if (outcome?.status === 'refused') showToast({ id: TOAST, tone: 'error', title: word('shell.bookmark.full') });
  // Only what is kept is called kept.
  else if (await bookmarkStore.whenKept())
    showToast({ id: TOAST, tone: 'success', title: word('shell.bookmark.saved') });
  else showToast({ id: TOAST, tone: 'error', title: word('shell.bookmark.not-kept') });
}

function letGo(item: SavedItem, { word, showToast }: Say): void {
  const bookmark = findBookmark(bookmarkStore.read().shown, item);
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
