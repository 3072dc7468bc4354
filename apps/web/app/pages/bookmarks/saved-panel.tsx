import { arrangeBookmarks, BOOKMARK_SORTS, type BookmarkSort } from '@dalil/domain/bookmarks/arrange-bookmarks.ts';
import { type Bookmark, type BookmarkList, referenceKey } from '@dalil/domain/bookmarks/bookmark.ts';
import type { SavedItem } from '@dalil/domain/bookmarks/saved-item.ts';
import type { Position } from '@dalil/domain/guide/position.ts';
import { useLingui } from '@lingui/react';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useToast } from '../../features/announcer/use-toast.ts';
import { CardBookmark } from '../../features/bookmarks/bookmark-button.tsx';
import { bookmarkStore } from '../../features/bookmarks/bookmark-store.ts';
import { restoringChanges } from '../../features/bookmarks/restoring-changes.ts';
import { useBookmarks } from '../../features/bookmarks/use-bookmarks.ts';
import { useSavedItems } from '../../features/bookmarks/use-saved-items.ts';
import { OpenMapButton } from '../../features/city-map/open-map-button.tsx';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { useTextLanguage } from '../../features/guide-cards/text-language.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxRow } from '../../ui/checkbox-row.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/field.tsx';
import { Kicker } from '../../ui/kicker.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select.tsx';
import { BookmarkRow } from './bookmark-row.tsx';
import { EventClashes } from './event-clashes.tsx';
import { FolderBar } from './folder-bar.tsx';
import { FolderSelect } from './folder-select.tsx';
import { ImportButton } from './import-button.tsx';
import { ListActions } from './list-actions.tsx';
import { useSecureContext } from '../../features/connection/use-secure-context.ts';

/** The list with its folder, search, sort order and actions. */
export function SavedPanel({ examples }: { examples: readonly SavedItem[] }) {
  const { _ } = useLingui();
  const { compare } = useFormat();
  const { visible: list } = useBookmarks();
  const { items, removed, isUnasked } = useSavedItems();
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
      <SavedMap items={found.flatMap((bookmark) => items.get(referenceKey(bookmark)) ?? [])} />
      <EventClashes items={items.values()} />
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
                  isRemoved={removed.has(key)}
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

/** The listed items that have a place, on the large map. */
function SavedMap({ items }: { items: readonly SavedItem[] }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const places = items.flatMap(({ kind, itemId, title, href, position, summary }) =>
    position ? [{ id: `${kind}:${itemId}`, title, href: toLocale(href), kind: summary, ...position }] : [],
  );
  return (
    <div className="print:hidden">
      <OpenMapButton title={_('guide.map.of-places')} places={places} />
    </div>
  );
}

const LOCATION_TIMEOUT_MS = 15_000;

type ListToolsProps = {
  search: string;
  onSearch: (search: string) => void;
  sort: BookmarkSort;
  onSort: (sort: BookmarkSort) => void;
  here: Position | null;
  onHere: (here: Position) => void;
};

/** Search and sort. The position is requested only for sorting by distance and stays on the device. */
function ListTools({ search, onSearch, sort, onSort, here, onHere }: ListToolsProps) {
  const { _ } = useLingui();
  const isSecure = useSecureContext();
  const [isRejected, setRejected] = useState(false);

  function choose(next: BookmarkSort): void {
    setRejected(false);
    onSort(next);
    if (next !== 'distance' || here) return;
    const reject = () => {
      setRejected(true);
      onSort('added');
    };
    if (!isSecure || !('geolocation' in navigator)) return reject();
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => onHere({ lat: coords.latitude, lon: coords.longitude }),
      reject,
      { timeout: LOCATION_TIMEOUT_MS },
    );
  }

  return (
    <div className="grid items-end gap-4 medium:grid-cols-3 print:hidden">
      <TextField
        type="search"
        className="medium:col-span-2"
        label={_('bookmarks.search')}
        value={search}
        autoComplete="off"
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
      <SelectField
        label={_('bookmarks.sort')}
        value={sort}
        error={isRejected ? _(isSecure ? 'bookmarks.no-position' : 'shell.insecure') : undefined}
        options={BOOKMARK_SORTS.map((value) => ({ value, label: _(`bookmarks.sort.${value}`) }))}
        onChange={(event) => choose(event.currentTarget.value as BookmarkSort)}
      />
    </div>
  );
}

type BulkBarProps = {
  list: BookmarkList;
  chosen: readonly Bookmark[];
  isAll: boolean;
  onAll: (isOn: boolean) => void;
};

/** Actions for several selected bookmarks. */
function BulkBar({ list, chosen, isAll, onAll }: BulkBarProps) {
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

/** The empty list: instructions, three example items and the import button. */
function EmptyList({ examples }: { examples: readonly SavedItem[] }) {
  const { _ } = useLingui();
  const titleId = useId();
  return (
    <div className="flex flex-col gap-8">
      <EmptyState title={_('bookmarks.empty')} actions={<ImportButton />}>
        {_('bookmarks.empty-hint')}
      </EmptyState>
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="mb-2 text-section font-strong">
          {_('bookmarks.examples')}
        </h2>
        <ul className="border-t border-line">
          {examples.map((item) => (
            <li key={item.itemId} className="flex items-start justify-between gap-3 border-b border-line py-4">
              <Example item={item} />
              <CardBookmark item={item} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Example({ item }: { item: SavedItem }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const language = useTextLanguage(item.locale);
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <Kicker area={item.area} label={_(`bookmarks.kind.${item.kind}`)} />
      <h3 className="text-name font-semibold" {...language}>
        <RouterLink href={toLocale(item.href)} className="underline-offset-4 hover:underline">
          {item.title}
        </RouterLink>
      </h3>
      <p className="line-clamp-2 max-w-measure text-label text-text-2" {...language}>
        {item.summary}
      </p>
    </div>
  );
}
