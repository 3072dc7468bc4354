import { readFileSync } from 'node:fs';
import { BASE_MAP_VERSION } from '@dalil/domain/artwork/base-map-version.ts';
import { ownBaseMap } from '@dalil/domain/artwork/map.ts';
import { expect, test } from 'vitest';
import { readSource } from './build-base-map.ts';
import { compactBaseMap } from './compact-base-map.ts';

const STORED = new URL('../../packages/domain/src/artwork/base-map.json', import.meta.url);

test('the compact base map is the one its source files give', () => {
  const made = compactBaseMap(readSource);
  expect(JSON.parse(readFileSync(STORED, 'utf8'))).toEqual(made);
  expect(BASE_MAP_VERSION).toBe(made.version);
});

test('unpacked it is where the sources are, to 11 m', () => {
  const base = ownBaseMap();
  const union = base.stations.find(({ names }) => names.en === 'Union');
  expect(union?.lon).toBeCloseTo(55.31376, 3.9);
  expect(union?.lat).toBeCloseTo(25.26621, 3.9);
  expect(base.land.length).toBeGreaterThan(100);
  expect(base.roads.every(({ ref }) => ref === '' || /^E\d+$/.test(ref))).toBe(true);
});
