import type { Bookmark, BookmarkList } from '@dalil/domain/bookmarks/bookmark.ts';
import { useLingui } from '@lingui/react';
import { Trash2 } from 'lucide-react';
import { useToast } from '../../features/announcer/use-toast.ts';
import { bookmarkStore } from '../../features/bookmarks/bookmark-store.ts';
import { restoringChanges } from '../../features/bookmarks/restoring-changes.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxRow } from '../../ui/checkbox-row.tsx';
import { FolderSelect } from './folder-select.tsx';

type BulkBarProps = {
  list: BookmarkList;
  chosen: readonly Bookmark[];
  isAll: boolean;
  onAll: (isOn: boolean) => void;
};

/** What can be done with several bookmarks at once. */
export function BulkBar({ list, chosen, isAll, onAll }: BulkBarProps) {
  const { _ } = useLingui();
  const showToast = useToast();

  function move(folderId: string | null): void {
    bookmarkStore.change(
      chosen.map(({ kind, itemId }) => ({ kind: 'bookmark.move' as const, payload: { kind, itemId, folderId } })),
    );
    onAll(false);
  }

  function remove(): void {
    const { items } = bookmarkStore.read();
    const seen = [...items.values()];
    bookmarkStore.change(
      chosen.map(({ kind, itemId }) => ({ kind: 'bookmark.remove' as const, payload: { kind, itemId } })),
    );
    onAll(false);
    showToast({
      id: 'bookmark',
      tone: 'info',
      title: _('bookmarks.removed', { count: chosen.length }),
      action: {
        label: _('shell.bookmark.undo'),
        run: () => void bookmarkStore.change(chosen.flatMap(restoringChanges), seen),
      },
    });
  }

  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
      <CheckboxRow
        label={_('bookmarks.select-all')}
        checked={isAll}
        onChange={(event) => onAll(event.currentTarget.checked)}
      />
      {chosen.length > 0 ? (
        <>
          <span role="status" className="text-label font-semibold">
            {_('bookmarks.selected', { count: chosen.length })}
          </span>
          <FolderSelect label={_('bookmarks.move-to')} list={list} onMove={move} />
          <Button size="small" variant="danger" onClick={remove}>
            <Trash2 aria-hidden className="icon-small" />
            {_('bookmarks.remove')}
          </Button>
        </>
      ) : null}
    </div>
  );
}
