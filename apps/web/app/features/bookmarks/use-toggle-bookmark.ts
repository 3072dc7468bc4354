import type { SavedItem } from '@dalil/domain/bookmarks/saved-item.ts';
import { useLingui } from '@lingui/react';
import { useToast } from '../announcer/use-toast.ts';
import { loadBookmarks } from './kept-items.ts';

/** Keeps an item or lets it go, as its button says. */
export function useToggleBookmark(): (item: SavedItem) => void {
  const { _ } = useLingui();
  const showToast = useToast();
  return (item) => {
    loadBookmarks().then(
      ({ toggleBookmark }) => toggleBookmark(item, { word: (key) => _(key), showToast }),
      () =>
        showToast({
          id: 'part-not-loaded',
          tone: 'error',
          title: _('shell.error.loading'),
          text: _('shell.part.failed'),
        }),
    );
  };
}
