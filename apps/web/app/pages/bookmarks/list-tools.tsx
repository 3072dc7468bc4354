import { BOOKMARK_SORTS, type BookmarkSort } from '@dalil/domain/bookmarks/arrange-bookmarks.ts';
import type { Position } from '@dalil/domain/guide/position.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { TextField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select.tsx';

const LOCATION_TIMEOUT_MS = 15_000;

type ListToolsProps = {
  search: string;
  onSearch: (search: string) => void;
  sort: BookmarkSort;
  onSort: (sort: BookmarkSort) => void;
  here: Position | null;
  onHere: (here: Position) => void;
};

/** Searching and sorting. Where the reader is, is asked only for the order by distance, and stays on the device. */
export function ListTools({ search, onSearch, sort, onSort, here, onHere }: ListToolsProps) {
  const { _ } = useLingui();
  const [isRefused, setRefused] = useState(false);

  function choose(next: BookmarkSort): void {
    setRefused(false);
    onSort(next);
    if (next !== 'distance' || here) return;
    const refuse = () => {
      setRefused(true);
      onSort('added');
    };
    if (!('geolocation' in navigator)) return refuse();
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => onHere({ lat: coords.latitude, lon: coords.longitude }),
      refuse,
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
        error={isRefused ? _('bookmarks.no-position') : undefined}
        options={BOOKMARK_SORTS.map((value) => ({ value, label: _(`bookmarks.sort.${value}`) }))}
        onChange={(event) => choose(event.currentTarget.value as BookmarkSort)}
      />
    </div>
  );
}
