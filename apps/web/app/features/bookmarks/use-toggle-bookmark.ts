import { findBookmark, referenceKey } from '@dalil/domain/bookmarks/bookmark.ts';
import type { SavedItem } from '@dalil/domain/bookmarks/saved-item.ts';
import { useLingui } from '@lingui/react';
import { useToast } from '../announcer/use-toast.ts';
import { bookmarkStore } from './bookmark-store.ts';
import { restoringChanges } from './restoring-changes.ts';

const TOAST = 'bookmark';

/** Keeps an item or lets it go. Letting go can be taken back, with its note and folder. */
export function useToggleBookmark(): (item: SavedItem) => void {
  const { _ } = useLingui();
  const showToast = useToast();

  function keep(item: SavedItem): void {
    const { kind, itemId } = item;
    const payload = { kind, itemId, folderId: null, note: '', addedAt: new Date().toISOString() };
    const [outcome] = bookmarkStore.change([{ kind: 'bookmark.add', payload }], [item]);
    if (outcome?.status === 'refused') showToast({ id: TOAST, tone: 'error', title: _('shell.bookmark.full') });
    else if (bookmarkStore.read().isKept) showToast({ id: TOAST, tone: 'success', title: _('shell.bookmark.saved') });
    else showToast({ id: TOAST, tone: 'error', title: _('shell.bookmark.not-kept') });
  }

  function letGo(item: SavedItem): void {
    const bookmark = findBookmark(bookmarkStore.read().shown, item);
    if (!bookmark) return;
    const { kind, itemId } = bookmark;
    bookmarkStore.change([{ kind: 'bookmark.remove', payload: { kind, itemId } }]);
    showToast({
      id: TOAST,
      tone: 'info',
      title: _('shell.bookmark.removed'),
      action: {
        label: _('shell.bookmark.undo'),
        run: () => void bookmarkStore.change(restoringChanges(bookmark), [item]),
      },
    });
  }

  return (item) => (bookmarkStore.read().keys.has(referenceKey(item)) ? letGo(item) : keep(item));
}
