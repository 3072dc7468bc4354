import { BOOKMARK_FILE_FORMAT } from '@dalil/domain/bookmarks/bookmark-file.ts';
import { BOOKMARK_KINDS, type BookmarkKind, readReference } from '@dalil/domain/bookmarks/bookmark.ts';
import type { ImportedEntry } from '@dalil/domain/bookmarks/match-imported.ts';
import { anEntry, type ImportProblem, positionOf } from './imported-entry.ts';
import { readXmlPlaces } from './read-xml-places.ts';

export const LARGEST_FILE_BYTES = 5_000_000;
export const MOST_ENTRIES = 2000;

/** A file a reader chose, as entries or as the reason why it has none. Nothing of it is kept yet. */
export async function readImportFile(file: Blob): Promise<ImportedEntry[] | ImportProblem> {
  if (file.size > LARGEST_FILE_BYTES) return 'too-large';
  const text = decode(new Uint8Array(await file.arrayBuffer()));
  if (text === null) return 'encoding';
  const entries = /^\s*</.test(text) ? readXmlPlaces(text) : readJson(text);
  if (typeof entries === 'string') return entries;
  if (entries.length === 0) return 'empty';
  return entries.length > MOST_ENTRIES ? 'too-many' : entries;
}

/** UTF-8, or UTF-16 that says so at its beginning; anything else would turn names into nonsense. */
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

/** GeoJSON (RFC 7946): points, with a name and a description where the writer gave them. */
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
