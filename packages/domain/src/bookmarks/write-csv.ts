import { writeCsvRows } from '../language/write-csv-rows.ts';
import type { ExportedBookmark } from './exported-bookmarks.ts';

const COLUMNS = ['title', 'kind', 'folder', 'note', 'date', 'latitude', 'longitude', 'address', 'added'] as const;

/** One row per bookmark, as CSV. */
export function writeCsv(entries: readonly ExportedBookmark[]): string {
  const rows = entries.map(({ bookmark, item, title, folder, url }) => [
    title,
    bookmark.kind,
    folder ?? '',
    [bookmark.note, bookmark.otherNote].filter(Boolean).join('\n\n'),
    item?.next?.start ?? '',
    item?.position ? String(item.position.lat) : '',
    item?.position ? String(item.position.lon) : '',
    url ?? '',
    bookmark.addedAt,
  ]);
  return writeCsvRows([COLUMNS, ...rows]);
}
