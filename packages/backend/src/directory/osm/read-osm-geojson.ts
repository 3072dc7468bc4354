import type { EntryRecord } from '../entry-record.ts';
import { type Feature, middleOfGeometry, readFeatures } from '../read-features.ts';
import { type OsmElement, recordOfElement } from './osm-entry.ts';

const TYPES = { n: 'node', w: 'way', r: 'relation' } as const;

/**
 * The entries of OpenStreetMap data as GeoJSON: of osmtogeojson and Overpass Turbo (`node/123`), or of osmium (`n123`, areas
 * `a246`). Features that do not say which element they are are left out.
 */
export async function* readOsmGeojson(
  path: string,
  day: string,
  onBytes: (bytes: number) => void,
): AsyncGenerator<EntryRecord> {
  for await (const feature of readFeatures(path, onBytes)) {
    const element = elementOf(feature);
    const record = element && recordOfElement(element, day);
    if (record) yield record;
  }
}

function elementOf({ id, properties, geometry }: Feature): OsmElement | null {
  const all = properties ?? {};
  const nested = all['tags'];
  const own = nested && typeof nested === 'object' ? { ...all, ...nested } : all;
  const tags = Object.fromEntries(
    Object.entries(own).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
  const named = identify(wordOf(all['@id'] ?? id ?? all['id'] ?? all['osm_id']));
  const position = middleOfGeometry(geometry);
  if (!named || !position) return null;
  const changed = Date.parse(wordOf(all['@timestamp'] ?? all['timestamp']));
  return { ...named, ...position, tags, changedAt: Number.isNaN(changed) ? null : changed };
}

function identify(text: string): { type: OsmElement['type']; id: number } | null {
  const [, letter, digits] = /^([nwra])(?:ode|ay|elation|rea)?\/?(\d{1,15})$/.exec(text) ?? [];
  if (letter === undefined || digits === undefined) return null;
  const id = Number(digits);
  // Areas of osmium: twice the id of a way, or twice that of a relation and one.
  if (letter === 'a') return { type: id % 2 === 0 ? 'way' : 'relation', id: Math.floor(id / 2) };
  return { type: TYPES[letter as keyof typeof TYPES], id };
}

function wordOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
