import type { ExportedBookmark } from './exported-bookmarks.ts';

const COLUMNS = ['title', 'kind', 'folder', 'note', 'date', 'latitude', 'longitude', 'address', 'added'] as const;
/** Spreadsheets read cells that begin like this as formulas (OWASP, CSV injection). */
const FORMULA = /^\s*[=+\-@\t\r|%]/u;
const BYTE_ORDER_MARK = '\uFEFF';

/** One row per bookmark (RFC 4180, with the byte order mark by which spreadsheets recognise UTF-8). No cell is ever a formula. */
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
  return BYTE_ORDER_MARK + [[...COLUMNS], ...rows].map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
