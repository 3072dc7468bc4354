import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Degrees, isOnBaseMap } from '@dalil/domain/artwork/base-map.ts';
import { ownBaseMap } from '@dalil/domain/artwork/map.ts';
import { expect, test } from 'vitest';

const CONTENT = path.resolve(import.meta.dirname, '../../packages/database/content');

type Placed = { id: string; lon: number; lat: number };

/** Every item of the starting content with a position. */
function placedItems(): Placed[] {
  return globSync('{places,neighbourhoods,events}/*.json', { cwd: CONTENT }).flatMap((file) => {
    const { id, data } = JSON.parse(readFileSync(path.join(CONTENT, file), 'utf8')) as {
      id: string;
      data: { position?: { lon: number; lat: number } };
    };
    return data.position ? [{ id, ...data.position }] : [];
  });
}

function isWithin(ring: Degrees, { lon, lat }: Placed): boolean {
  let isInside = false;
  for (let at = 0; at + 1 < ring.length; at += 2) {
    const [x1 = 0, y1 = 0] = ring.slice(at, at + 2);
    const [x2 = 0, y2 = 0] = at + 3 < ring.length ? ring.slice(at + 2, at + 4) : ring;
    if (y1 > lat !== y2 > lat && lon < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) isInside = !isInside;
  }
  return isInside;
}

test('ROUTE-1 every place is on the detailed map, or a day trip on the coarse land around it', () => {
  const places = placedItems();
  expect(places.length).toBeGreaterThan(350);
  const trips = places.filter((place) => !isOnBaseMap(place));
  const { region } = ownBaseMap();
  const atSea = trips.filter((place) => !region.some((rings) => rings.some((ring) => isWithin(ring, place))));
  expect(atSea).toEqual([]);
  // A new one far away is more likely a wrong position than a day trip.
  expect(trips.length).toBeLessThan(40);
});
