import { PRODUCT } from '../product.ts';
import { referenceKey } from './bookmark.ts';
import type { ExportedBookmark } from './exported-bookmarks.ts';

type Placed = ExportedBookmark & { item: { position: { lat: number; lon: number } } };

/** Characters XML 1.0 cannot contain, not even escaped. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const NOT_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** The bookmarks with a position, which a map requires. */
export function placedBookmarks(entries: readonly ExportedBookmark[]): Placed[] {
  return entries.filter((entry): entry is Placed => (entry.item?.position ?? null) !== null);
}

/** Waypoints for map and navigation programs (GPX 1.1). */
export function writeGpx(entries: readonly ExportedBookmark[], at: string): string {
  const points = placedBookmarks(entries).map(
    (entry) =>
      `  <wpt lat="${entry.item.position.lat}" lon="${entry.item.position.lon}">\n` +
      element('    ', 'name', entry.title) +
      element('    ', 'desc', noteOf(entry)) +
      (entry.url ? `    <link href="${escapeXml(entry.url)}"/>\n` : '') +
      element('    ', 'type', entry.folder ?? '') +
      '  </wpt>\n',
  );
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n` +
    `<gpx version="1.1" creator="${PRODUCT.name}" xmlns="http://www.topografix.com/GPX/1/1">\n` +
    `  <metadata><time>${at}</time></metadata>\n${points.join('')}</gpx>\n`
  );
}

/** Placemarks in their folders, for maps that read KML 2.2. `dalil` identifies the item, so that it can be imported again. */
export function writeKml(entries: readonly ExportedBookmark[], title: string): string {
  const placed = placedBookmarks(entries);
  const folders = [...new Set(placed.map(({ folder }) => folder))];
  const body = folders.map((folder) => {
    const marks = placed.filter((entry) => entry.folder === folder).map(placemark);
    return folder === null ? marks.join('') : `<Folder>\n${element('', 'name', folder)}${marks.join('')}</Folder>\n`;
  });
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2">\n<Document>\n` +
    `${element('', 'name', title)}${body.join('')}</Document>\n</kml>\n`
  );
}

function placemark(entry: Placed): string {
  const { lat, lon } = entry.item.position;
  return (
    `<Placemark>\n${element('  ', 'name', entry.title)}` +
    element('  ', 'description', [noteOf(entry), entry.url].filter(Boolean).join('\n')) +
    `  <ExtendedData><Data name="dalil"><value>${escapeXml(referenceKey(entry.bookmark))}</value></Data></ExtendedData>\n` +
    `  <Point><coordinates>${lon},${lat}</coordinates></Point>\n</Placemark>\n`
  );
}

function noteOf({ bookmark }: ExportedBookmark): string {
  return [bookmark.note, bookmark.otherNote].filter(Boolean).join('\n\n');
}

function element(indent: string, name: string, text: string): string {
  return text === '' ? '' : `${indent}<${name}>${escapeXml(text)}</${name}>\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll(NOT_XML, '').replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
}
