import type { SavedItem } from '@dalil/domain/bookmarks/saved-item.ts';
import { useLingui } from '@lingui/react';
import { useToast } from '../announcer/use-toast.ts';
import { usePartFailure } from '../connection/use-part-failure.ts';
import { loadToggle } from './kept-items.ts';

/** Keeps an item or lets it go, as its button says. */
export function useToggleBookmark(): (item: SavedItem) => void {
  const { _ } = useLingui();
  const showToast = useToast();
  const answerFailure = usePartFailure();
  return (item) => {
    loadToggle().then((toggle) => toggle(item, { word: (key) => _(key), showToast }), answerFailure);
  };
}
