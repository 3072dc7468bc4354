import { BOOKMARK_FILE_FORMAT } from '@dalil/domain/bookmarks/bookmark-file.ts';
import { BOOKMARK_KINDS, readReference } from '@dalil/domain/bookmarks/bookmark.ts';
import { type ImportProblem, type PlaceCollector, positionOf } from './imported-entry.ts';
import { positionInMapLink } from './map-link.ts';

/** A file of this guide, or GeoJSON as map programs and Google Takeout write it. */
export function readJsonPlaces(text: string, places: PlaceCollector): ImportProblem | null {
  const value = parseJson(text);
  if (!isRecord(value)) return 'unknown-format';
  if (value.format === BOOKMARK_FILE_FORMAT) return readOwnFile(value, places);
  const features = value.type === 'FeatureCollection' ? value.features : value.type === 'Feature' ? [value] : null;
  if (!Array.isArray(features)) return 'unknown-format';
  for (const feature of features) readFeature(feature, places);
  return null;
}

function readOwnFile({ folders, bookmarks }: Record<string, unknown>, places: PlaceCollector): ImportProblem | null {
  if (!Array.isArray(folders) || !Array.isArray(bookmarks)) return 'unknown-format';
  const names = new Map(folders.filter(isRecord).map(({ id, name }) => [id, textOf(name)]));
  for (const one of bookmarks.filter(isRecord)) {
    const { kind, itemId, folderId, note, otherNote, addedAt, title } = one;
    const known = BOOKMARK_KINDS.find((each) => each === kind);
    const key = known && typeof itemId === 'string' ? `${known}:${itemId}` : '';
    if (readReference(key) === null) {
      places.skip('unknown-item', textOf(title) || textOf(itemId));
      continue;
    }
    const notes = [textOf(note), textOf(otherNote)].filter((each) => each !== '').join('\n\n');
    const found = { name: textOf(title), note: notes, folder: names.get(folderId) ?? '', position: null, key };
    places.add(found, instantOf(addedAt));
  }
  return null;
}

/**
 * GeoJSON (RFC 7946). Google writes the name of a saved place into `location`, in files of earlier years into `Location`, and where it
 * knows no position 0,0.
 */
function readFeature(feature: unknown, places: PlaceCollector): void {
  if (!isRecord(feature)) return;
  const properties = isRecord(feature.properties) ? feature.properties : {};
  const geometry = isRecord(feature.geometry) ? feature.geometry : {};
  const location = recordOf(properties.location ?? properties.Location);
  const name = [properties.name, properties.title, location.name, location['Business Name'], properties.Title].find(
    (one) => textOf(one) !== '',
  );
  if (geometry.type !== undefined && geometry.type !== 'Point') {
    places.skip('not-a-point', textOf(name));
    return;
  }
  const { coordinates } = geometry;
  const stated = Array.isArray(coordinates) ? positionOf(coordinates[1], coordinates[0]) : null;
  const link = textOf(properties.google_maps_url ?? properties['Google Maps URL']);
  const notes = [properties.description, properties.desc, properties.Comment, properties.comment];
  places.add({
    name: textOf(name),
    note: textOf(notes.find((one) => textOf(one) !== '')),
    folder: '',
    position: stated ?? positionInMapLink(link),
  });
}

function instantOf(value: unknown): string | null {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
