import { BOOKMARK_FILE_FORMAT } from '@dalil/domain/bookmarks/bookmark-file.ts';
import { BOOKMARK_KINDS, type BookmarkKind, readReference } from '@dalil/domain/bookmarks/bookmark.ts';
import type { ImportedEntry } from '@dalil/domain/bookmarks/match-imported.ts';
import { PRODUCT } from '@dalil/domain/product.ts';
import { anEntry, type ImportProblem, positionOf } from './imported-entry.ts';

export const MAX_FILE_BYTES = 5_000_000;
export const MAX_ENTRIES = 2000;

/** Reads a file chosen by the user into entries, or returns why it has none. Nothing is saved yet. */
export async function readImportFile(file: Blob): Promise<ImportedEntry[] | ImportProblem> {
  if (file.size > MAX_FILE_BYTES) return 'too-large';
  const text = decode(new Uint8Array(await file.arrayBuffer()));
  if (text === null) return 'encoding';
  const entries = /^\s*</.test(text) ? readXmlPlaces(text) : readJson(text);
  if (typeof entries === 'string') return entries;
  if (entries.length === 0) return 'empty';
  return entries.length > MAX_ENTRIES ? 'too-many' : entries;
}

/** UTF-8, or UTF-16 with a byte order mark. Any other encoding would corrupt names. */
function decode(bytes: Uint8Array): string | null {
  const mark = `${bytes[0]},${bytes[1]}`;
  const encoding = mark === '255,254' ? 'utf-16le' : mark === '254,255' ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function readJson(text: string): ImportedEntry[] | ImportProblem {
  const value = parseJson(text);
  if (!isRecord(value)) return 'unknown-format';
  if (value.format === BOOKMARK_FILE_FORMAT) return readOwnFile(value);
  if (value.type === 'FeatureCollection' && Array.isArray(value.features)) return value.features.flatMap(readFeature);
  return value.type === 'Feature' ? readFeature(value) : 'unknown-format';
}

function readOwnFile({ folders, bookmarks }: Record<string, unknown>): ImportedEntry[] | ImportProblem {
  if (!Array.isArray(folders) || !Array.isArray(bookmarks)) return 'unknown-format';
  const names = new Map(folders.filter(isRecord).map(({ id, name }) => [id, textOf(name)]));
  return bookmarks.filter(isRecord).flatMap((one) => {
    const { kind, itemId, folderId, note, otherNote, addedAt, title } = one;
    const known = BOOKMARK_KINDS.find((each) => each === kind);
    const reference = known && typeof itemId === 'string' ? checkedReference(known, itemId) : null;
    if (!reference) return [];
    const folder = names.get(folderId) ?? '';
    const notes = [textOf(note), textOf(otherNote)].filter((each) => each !== '').join('\n\n');
    return [
      {
        ...anEntry({ name: textOf(title), note: notes, folder, position: null }),
        reference,
        addedAt: instantOf(addedAt),
      },
    ];
  });
}

function checkedReference(kind: BookmarkKind, itemId: string) {
  return readReference(`${kind}:${itemId}`);
}

/** GeoJSON (RFC 7946): points, with name and description if present. */
function readFeature(feature: unknown): ImportedEntry[] {
  if (!isRecord(feature) || !isRecord(feature.geometry) || feature.geometry.type !== 'Point') return [];
  const { coordinates } = feature.geometry;
  const properties = isRecord(feature.properties) ? feature.properties : {};
  const position = Array.isArray(coordinates) ? positionOf(coordinates[1], coordinates[0]) : null;
  const name = textOf(properties.name ?? properties.title ?? properties.Title);
  return [anEntry({ name, note: textOf(properties.description ?? properties.desc), folder: '', position })];
}

function instantOf(value: unknown): string | null {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * GPX waypoints and KML placemarks. A file that declares entities is rejected unread, because a few of them can expand to
 * gigabytes.
 */
function readXmlPlaces(text: string): ImportedEntry[] | ImportProblem {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return 'entities';
  const document = new DOMParser().parseFromString(text, 'application/xml');
  if (document.getElementsByTagName('parsererror').length > 0) return 'unknown-format';
  const { localName } = document.documentElement;
  if (localName === 'gpx') return all(document, 'wpt').map(readWaypoint);
  return localName === 'kml' ? all(document, 'Placemark').map(readPlacemark) : 'unknown-format';
}

function readWaypoint(point: Element): ImportedEntry {
  const link = all(point, 'link')[0]?.getAttribute('href') ?? '';
  const position = positionOf(point.getAttribute('lat'), point.getAttribute('lon'));
  // In files of other programs the type is a symbol or a term of that program.
  const isOurs = point.ownerDocument.documentElement.getAttribute('creator') === PRODUCT.name;
  const folder = isOurs ? childText(point, 'type') : '';
  return anEntry({
    name: childText(point, 'name'),
    note: childText(point, 'desc'),
    folder,
    position,
    key: keyOfLink(link),
  });
}

function readPlacemark(mark: Element): ImportedEntry {
  const [lon, lat] = (all(mark, 'coordinates')[0]?.textContent ?? '').trim().split(/[\s,]+/);
  const data = all(mark, 'Data').find((one) => one.getAttribute('name') === 'dalil');
  const parent = mark.parentElement;
  const folder = parent?.localName === 'Folder' ? childText(parent, 'name') : '';
  const position = positionOf(lat, lon);
  const key = data?.textContent?.trim() ?? '';
  // A placemark of our own has its address as the last line, which is not part of the note.
  const note = childText(mark, 'description').replace(key === '' ? /$^/ : /\n?https?:\/\/\S+$/, '');
  return anEntry({ name: childText(mark, 'name'), note, folder, position, key });
}

const KIND_OF_LIST = { news: 'article', government: 'service', tourism: 'place' } as const;

/** The item that a link to this site identifies. `/content` holds both places and events, so such a link is matched by name. */
function keyOfLink(link: string): string {
  const [, list, id] =
    /^https?:\/\/[^/]+(?:\/(?:ar|hi|ur))?\/(news|government|tourism)\/([a-z0-9-]+)$/.exec(link) ?? [];
  return list && link.startsWith(`${location.origin}/`)
    ? `${KIND_OF_LIST[list as keyof typeof KIND_OF_LIST]}:${id}`
    : '';
}

function childText(parent: Element, name: string): string {
  return [...parent.children].find(({ localName }) => localName === name)?.textContent ?? '';
}

function all(parent: Document | Element, name: string): Element[] {
  return [...parent.getElementsByTagNameNS('*', name)];
}
