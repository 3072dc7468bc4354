import type { SavedItem } from '@dalil/domain/bookmarks/saved-item.ts';
import { useLingui } from '@lingui/react';
import { useToast } from '../announcer/use-toast.ts';
import { usePartFailure } from '../lazy-loading/use-part-failure.ts';
import { loadBookmarkToggle } from './lazy-bookmarks.ts';

/** Saves an item or removes it, depending on its state. */
export function useToggleBookmark(): (item: SavedItem) => void {
  const { _ } = useLingui();
  const showToast = useToast();
  const answerFailure = usePartFailure();
  return (item) => {
    loadBookmarkToggle().then((toggle) => toggle(item, { word: (key) => _(key), showToast }), answerFailure);
  };
}
