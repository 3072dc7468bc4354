import { NO_FOLDER } from '@dalil/domain/bookmarks/arrange-bookmarks.ts';
import type { BookmarkList } from '@dalil/domain/bookmarks/bookmark.ts';
import type { SavedItem } from '@dalil/domain/bookmarks/saved-item.ts';
import { MAX_SHARED, writeSharedList } from '@dalil/domain/bookmarks/shared-list.ts';
import { useLingui } from '@lingui/react';
import { Download, Share2 } from 'lucide-react';
import { useOnIntent } from '../../features/lazy-loading/use-on-intent.ts';
import { PlanLink } from '../../features/plan-link/plan-link.tsx';
import { useCopy } from '../../features/share/use-copy.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { ImportButton } from './import-button.tsx';

type ListActionsProps = { list: BookmarkList; items: ReadonlyMap<string, SavedItem>; folder: string | null };

/** Actions for the visible folder or the whole list: export, share, import. */
export function ListActions({ list, items, folder }: ListActionsProps) {
  const { _ } = useLingui();
  const { part, isOpen, setOpen, open, intent } = useOnIntent(() => import('./export-dialog.tsx'));
  const visible = partOf(list, folder);
  const isNothing = visible.bookmarks.length === 0;
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button aria-haspopup="dialog" disabled={isNothing} onClick={() => void open()} {...intent}>
        <Download aria-hidden className="icon" />
        {_('bookmarks.export')}
      </Button>
      <ShareLink list={visible} isNothing={isNothing} />
      <ImportButton />
      <PlanLink />
      {part && isOpen ? <part.ExportDialog list={visible} items={items} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

function ShareLink({ list, isNothing }: { list: BookmarkList; isNothing: boolean }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const copy = useCopy();
  const [folder] = list.folders.length === 1 ? list.folders : [];

  async function share(): Promise<void> {
    const hash = writeSharedList({ name: folder?.name ?? '', items: list.bookmarks });
    const key = list.bookmarks.length > MAX_SHARED ? 'bookmarks.share.copied-some' : 'bookmarks.share.copied';
    const copied = _(key, { count: MAX_SHARED });
    const url = `${location.origin}${toLocale('/bookmarks')}#${hash}`;
    await copy(url, { id: 'share', copied, failed: _('bookmarks.share.failed') });
  }

  return (
    <Button disabled={isNothing} onClick={() => void share()}>
      <Share2 aria-hidden className="icon" />
      {_('bookmarks.share')}
    </Button>
  );
}

/** A folder as a list of its own, or the whole list if no folder is selected. */
function partOf(list: BookmarkList, folder: string | null): BookmarkList {
  if (folder === null) return list;
  const bookmarks = list.bookmarks.filter(({ folderId }) =>
    folder === NO_FOLDER ? folderId === null : folderId === folder,
  );
  return { folders: list.folders.filter(({ id }) => id === folder), bookmarks };
}
