import { parse } from 'csv-parse/browser/esm/sync';
import { type ImportProblem, type PlaceCollector, positionOf } from './imported-entry.ts';
import { positionInMapLink } from './map-link.ts';

/** A list of Google Takeout may have its description above the header. */
const HEADER_WITHIN = 5;
const COLUMNS = {
  name: /^(?:title|name|place)$/i,
  note: /^(?:note|notes|description)$/i,
  comment: /^comments?$/i,
  url: /^(?:google maps )?(?:url|link)$/i,
  lat: /^(?:lat|latitude)$/i,
  lon: /^(?:lon|lng|long|longitude)$/i,
} as const;
type Column = keyof typeof COLUMNS;

/** A table of places: a list of Google Takeout (Title, Note, URL, Comment), or names with latitude and longitude. */
export function readCsvPlaces(text: string, places: PlaceCollector): ImportProblem | null {
  const rows = rowsOf(text);
  const at = rows?.slice(0, HEADER_WITHIN).findIndex(isHeader) ?? -1;
  const header = rows?.[at];
  if (!rows || !header) return 'unknown-format';
  for (const cells of rows.slice(at + 1)) {
    const cell = (column: Column) => cells[header.findIndex((name) => COLUMNS[column].test(name.trim()))]?.trim() ?? '';
    if (cells.every((one) => one.trim() === '')) continue;
    places.add({
      name: cell('name'),
      note: [cell('note'), cell('comment')].filter((one) => one !== '').join('\n\n'),
      folder: '',
      position: positionOf(cell('lat'), cell('lon')) ?? positionInMapLink(cell('url')),
    });
  }
  return null;
}

function isHeader(cells: readonly string[]): boolean {
  const has = (column: Column) => cells.some((name) => COLUMNS[column].test(name.trim()));
  return has('name') && (has('url') || (has('lat') && has('lon')));
}

function rowsOf(text: string): string[][] | null {
  const [firstLine = ''] = text.split('\n', 1);
  const delimiter =
    [',', ';', '\t'].toSorted((a, b) => firstLine.split(b).length - firstLine.split(a).length)[0] ?? ',';
  try {
    return parse(text, { delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: true });
  } catch {
    return null;
  }
}
