import { arrangeBookmarks, type BookmarkSort } from '@dalil/domain/bookmarks/arrange-bookmarks.ts';
import { referenceKey } from '@dalil/domain/bookmarks/bookmark.ts';
import type { SavedItem } from '@dalil/domain/bookmarks/saved-item.ts';
import type { Position } from '@dalil/domain/guide/position.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useBookmarks } from '../../features/bookmarks/use-bookmarks.ts';
import { useFormat } from '../../language/use-format.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { BookmarkRow } from './bookmark-row.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { EmptyList } from './empty-list.tsx';
import { FolderBar } from './folder-bar.tsx';
import { ListActions } from './list-actions.tsx';
import { ListTools } from './list-tools.tsx';
import { useSavedItems } from '../../features/bookmarks/use-saved-items.ts';

/** The list: which folder, what was searched, in which order, and what can be done with it. */
export function SavedPanel({ examples }: { examples: readonly SavedItem[] }) {
  const { _ } = useLingui();
  const { compare } = useFormat();
  const { shown: list } = useBookmarks();
  const { items, gone, isUnasked } = useSavedItems();
  const [folder, setFolder] = useState<string | null>(null);
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<BookmarkSort>('added');
  const [here, setHere] = useState<Position | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());

  const isEmpty = list.bookmarks.length === 0 && list.folders.length === 0;
  if (isEmpty) return <EmptyList examples={examples} />;
  const known = list.folders.some(({ id }) => id === folder) || folder === 'none' ? folder : null;
  const found = arrangeBookmarks(list, items, { folder: known, search, sort, here, compare });
  const chosen = found.filter((bookmark) => selected.has(referenceKey(bookmark)));

  function select(key: string, isOn: boolean): void {
    setSelected((before) => (isOn ? new Set([...before, key]) : new Set([...before].filter((one) => one !== key))));
  }

  return (
    <div className="flex flex-col gap-5">
      <ListActions list={list} items={items} folder={known} />
      <FolderBar list={list} folder={known} onChoose={setFolder} />
      <ListTools search={search} onSearch={setSearch} sort={sort} onSort={setSort} here={here} onHere={setHere} />
      <p role="status" className="text-label text-text-2">
        {_('bookmarks.count', { count: found.length })}
      </p>
      {isUnasked ? <Notice>{_('bookmarks.offline')}</Notice> : null}
      <BulkBar
        list={list}
        chosen={chosen}
        isAll={chosen.length === found.length && found.length > 0}
        onAll={(isOn) => setSelected(new Set(isOn ? found.map(referenceKey) : []))}
      />
      {found.length === 0 ? (
        <EmptyState
          title={_(search === '' ? 'bookmarks.empty-folder' : 'bookmarks.nothing-found')}
          actions={search === '' ? null : <Button onClick={() => setSearch('')}>{_('bookmarks.clear-search')}</Button>}
        >
          {_(search === '' ? 'bookmarks.empty-folder-hint' : 'bookmarks.nothing-found-hint')}
        </EmptyState>
      ) : (
        <ul className="border-t border-line">
          {found.map((bookmark) => {
            const key = referenceKey(bookmark);
            return (
              <li key={key} className="border-b border-line">
                <BookmarkRow
                  bookmark={bookmark}
                  item={items.get(key)}
                  folders={list.folders}
                  isGone={gone.has(key)}
                  here={here}
                  isSelected={selected.has(key)}
                  onSelect={(isOn) => select(key, isOn)}
                />
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
