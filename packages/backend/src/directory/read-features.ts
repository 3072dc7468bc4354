import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { PassThrough } from 'node:stream';
import * as z from 'zod/mini';
import { UnreadableSource } from './unreadable-source.ts';

const geometrySchema = z.object({ type: z.string(), coordinates: z.optional(z.unknown()) });
const featureSchema = z.object({
  id: z.optional(z.union([z.string(), z.number()])),
  properties: z.nullish(z.record(z.string(), z.unknown())),
  geometry: z.nullish(geometrySchema),
});
export type Feature = z.infer<typeof featureSchema>;

/** The features of a GeoJSON file, one after another, so that a file of any size needs little memory. Throws `UnreadableSource`. */
export async function* readFeatures(path: string, onBytes: (bytes: number) => void): AsyncGenerator<Feature> {
  const [{ default: pick }, { default: streamArray }] = await Promise.all([
    import('stream-json/filters/pick.js'),
    import('stream-json/streamers/stream-array.js'),
  ]);
  const file = createReadStream(path);
  let bytes = 0;
  file.on('data', (chunk) => onBytes((bytes += chunk.length)));
  const features = new PassThrough({ objectMode: true, highWaterMark: 100 });
  const filled = pipeline(
    file,
    pick.withParserAsStream({ filter: 'features' }),
    streamArray.asStream(),
    features,
  ).catch((error: unknown) => {
    features.destroy(error instanceof Error ? error : new Error('unreadable'));
  });
  let count = 0;
  try {
    for await (const { value } of features as AsyncIterable<{ value: unknown }>) {
      count++;
      const feature = featureSchema.safeParse(value);
      if (feature.success) yield feature.data;
    }
  } catch (error) {
    throw new UnreadableSource('The file is damaged, not complete, or no GeoJSON.', { cause: error });
  } finally {
    file.destroy();
    await filled;
  }
  if (count === 0 && bytes > 0) {
    throw new UnreadableSource('The file has no features. Is it a GeoJSON FeatureCollection?');
  }
}

/** The middle of the rectangle around a geometry. Null for one without coordinates. */
export function middleOfGeometry(geometry: Feature['geometry']): { lat: number; lon: number } | null {
  let [south, north, west, east] = [Infinity, -Infinity, Infinity, -Infinity];
  const visit = (part: unknown, depth: number): void => {
    if (!Array.isArray(part) || depth > 4) return;
    const [lon, lat] = part as unknown[];
    if (typeof lon === 'number' && typeof lat === 'number') {
      [south, north] = [Math.min(south, lat), Math.max(north, lat)];
      [west, east] = [Math.min(west, lon), Math.max(east, lon)];
      return;
    }
    for (const one of part as unknown[]) visit(one, depth + 1);
  };
  visit(geometry?.coordinates, 0);
  return south > north ? null : { lat: (south + north) / 2, lon: (west + east) / 2 };
}
