import { setTimeout as wait } from 'node:timers/promises';
import { DIRECTORY_BOX } from '@dalil/domain/directory/directory-area.ts';
import * as z from 'zod/mini';
import type { EntryRecord } from '../entry-record.ts';
import { UnreadableSource } from '../unreadable-source.ts';
import { recordOfElement } from './osm-entry.ts';

const MAX_BYTES = 64 * 1024 * 1024;
const TRIES = 4;
const TIMEOUT_MS = 180_000;
const MAX_WAIT_MS = 120_000;
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
type OverpassOptions = {
  url: string;
  day: string;
  sides?: number;
  box?: Box;
  timeoutMs?: number;
  pause?: (ms: number) => Promise<unknown>;
};

/**
 * The entries an Overpass server has, tile by tile, as its operators ask for. A busy server is asked again after the time it names.
 * Throws `UnreadableSource` for a refusal, an answer that is wrong or not complete, and for a server that stays silent.
 */
export async function* readOverpass(
  { url, day, sides = 8, box = DIRECTORY_BOX, timeoutMs = TIMEOUT_MS, pause = wait }: OverpassOptions,
  onTiles: (done: number, all: number) => void,
): AsyncGenerator<EntryRecord> {
  const tiles = tilesOf(box, sides);
  for (const [at, tile] of tiles.entries()) {
    const answer = await ask(url, tile, { timeoutMs, pause });
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

async function ask(
  url: string,
  tile: Box,
  { timeoutMs, pause }: Required<Pick<OverpassOptions, 'timeoutMs' | 'pause'>>,
): Promise<Answer> {
  let reason = '';
  for (let tries = 1; tries <= TRIES; tries++) {
    const result = await askOnce(url, tile, timeoutMs);
    if ('answer' in result) return result.answer;
    reason = result.reason;
    if (tries < TRIES) await pause(Math.min(MAX_WAIT_MS, result.waitMs ?? 2 ** tries * 5000));
  }
  throw new UnreadableSource(
    `The Overpass server did not answer (${reason}). Start the import again later: it goes on from there.`,
  );
}

type Result = { answer: Answer } | { reason: string; waitMs: number | null };

async function askOnce(url: string, tile: Box, timeoutMs: number): Promise<Result> {
  let text: string;
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ data: questionOf(tile) }),
      headers: { accept: 'application/json', 'user-agent': 'dalil-import-city' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 429 || response.status >= 500) {
      await response.body?.cancel();
      const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
      return { reason: `status ${response.status}`, waitMs: seconds > 0 ? seconds * 1000 : null };
    }
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new UnreadableSource(
        `The Overpass server refuses the request (status ${response.status}). Check OVERPASS_URL.`,
      );
    }
    text = await readBounded(response);
  } catch (error) {
    if (error instanceof UnreadableSource) throw error;
    const isSlow = error instanceof Error && error.name === 'TimeoutError';
    return { reason: isSlow ? 'no answer in time' : 'no connection', waitMs: null };
  }
  const answer = parseAnswer(text);
  // What the server ran out of time for is missing, and would be withdrawn as gone.
  return answer.remark === undefined ? { answer } : { reason: 'the answer is not complete', waitMs: null };
}

async function readBounded(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new UnreadableSource('The answer of the Overpass server is too large.');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parseAnswer(text: string): Answer {
  try {
    return answerSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new UnreadableSource('OVERPASS_URL did not answer with the JSON of Overpass.', { cause: error });
  }
}
