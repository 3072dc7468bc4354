import { DIRECTORY_BOX } from '@dalil/domain/directory/directory-area.ts';
import * as z from 'zod/mini';
import { askService, type AskServiceOptions, type ReadAnswer } from '../ask-service.ts';
import type { EntryRecord } from '../entry-record.ts';
import { recordOfElement } from './osm-entry.ts';

const SERVICE = { name: 'Overpass server', setting: 'OVERPASS_URL' };
/** Selects what `osm-kind.ts` may know. */
const SELECTED = ['amenity', 'shop', 'healthcare', 'leisure', 'tourism', 'office', 'railway', 'highway'] as const;
const VALUES: Partial<Record<(typeof SELECTED)[number], string>> = {
  leisure: 'playground|park|garden|fitness_centre|swimming_pool',
  tourism: 'hotel|hostel|apartment|motel',
  office: 'diplomatic',
  railway: 'station|halt|tram_stop',
  highway: 'bus_stop',
};

const point = z.object({ lat: z.number(), lon: z.number() });
const answerSchema = z.object({
  osm3s: z.optional(z.object({ timestamp_osm_base: z.optional(z.string()) })),
  /** Says why an answer is not complete. */
  remark: z.optional(z.string()),
  elements: z.array(
    z.object({
      type: z.enum(['node', 'way', 'relation']),
      id: z.number(),
      lat: z.optional(z.number()),
      lon: z.optional(z.number()),
      center: z.optional(point),
      tags: z.optional(z.record(z.string(), z.string())),
    }),
  ),
});
type Answer = z.infer<typeof answerSchema>;

export type Box = { south: number; west: number; north: number; east: number };
type OverpassOptions = AskServiceOptions & { url: string; day: string; sides?: number; box?: Box };

/**
 * The entries an Overpass server has, tile by tile, as its operators ask for. A busy server is asked again after the time it names.
 * Throws `UnreadableSource` for a refusal, an answer that is wrong or not complete, and for a server that stays silent.
 */
export async function* readOverpass(
  { url, day, sides = 8, box = DIRECTORY_BOX, ...options }: OverpassOptions,
  onTiles: (done: number, all: number) => void,
): AsyncGenerator<EntryRecord> {
  const tiles = tilesOf(box, sides);
  for (const [at, tile] of tiles.entries()) {
    const answer = await askService({ ...SERVICE, url, form: { data: questionOf(tile) } }, readAnswer, options);
    const asOf = answer.osm3s?.timestamp_osm_base?.slice(0, 10) ?? day;
    for (const { type, id, tags, center, lat = center?.lat, lon = center?.lon } of answer.elements) {
      if (!tags || lat === undefined || lon === undefined) continue;
      const record = recordOfElement({ type, id, lat, lon, tags, changedAt: null }, asOf);
      if (record) yield record;
    }
    onTiles(at + 1, tiles.length);
  }
}

function tilesOf({ south, west, north, east }: Box, sides: number): Box[] {
  const [height, width] = [(north - south) / sides, (east - west) / sides];
  return Array.from({ length: sides * sides }, (_, at) => {
    const [row, column] = [Math.floor(at / sides), at % sides];
    const from = { south: south + row * height, west: west + column * width };
    return { ...from, north: from.south + height, east: from.west + width };
  });
}

function questionOf({ south, west, north, east }: Box): string {
  const box = [south, west, north, east].map((degrees) => degrees.toFixed(5)).join(',');
  const parts = SELECTED.map((key) =>
    VALUES[key] ? `nwr["${key}"~"^(${VALUES[key]})$"](${box});` : `nwr["${key}"](${box});`,
  );
  return `[out:json][timeout:120];(${parts.join('')});out center tags qt;`;
}

function readAnswer(text: string): ReadAnswer<Answer> {
  const answer = answerSchema.parse(JSON.parse(text));
  // What the server ran out of time for is missing, and would be withdrawn as gone.
  return answer.remark === undefined ? { answer } : { reason: 'the answer is not complete' };
}
