import { referenceKey } from '@dalil/domain/bookmarks/bookmark.ts';
import type { BookmarkOperation } from '@dalil/domain/bookmarks/bookmark-operation.ts';
import { useLingui } from '@lingui/react';
import { isolate } from '../../language/bidi.tsx';
import { useBookmarks } from '../bookmarks/use-bookmarks.ts';

/** The text of a stored change: what was requested, and for which item or folder. */
export function useOperationLabel(): (operation: BookmarkOperation) => string {
  const { _ } = useLingui();
  const { items, visible } = useBookmarks();

  function folderName(folderId: string | null): string | undefined {
    return visible.folders.find(({ id }) => id === folderId)?.name;
  }

  return ({ kind, payload }) => {
    if ('itemId' in payload) {
      const title = isolate(items.get(referenceKey(payload))?.title ?? payload.itemId);
      const folder = 'folderId' in payload ? folderName(payload.folderId) : undefined;
      return _(`unsent.${kind}`, { title, folder: isolate(folder ?? _('unsent.no-folder')) });
    }
    const name = 'name' in payload ? payload.name : folderName(payload.folderId);
    return _(`unsent.${kind}`, { name: isolate(name ?? _('unsent.a-folder')) });
  };
}
