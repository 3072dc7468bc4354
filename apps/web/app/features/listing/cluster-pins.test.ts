import { project, viewAround } from '@dalil/domain/artwork/map-view.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { clusterPins, isInView } from './cluster-pins.ts';

const SIZE = { width: 400, height: 720, minKm: 4 };
const DISTANCE = 34;

const pins = fc
  .array(
    fc.record({
      lon: fc.double({ min: 55, max: 55.5, noNaN: true }),
      lat: fc.double({ min: 24.9, max: 25.35, noNaN: true }),
    }),
    {
      minLength: 1,
      maxLength: 25,
    },
  )
  .map((places) => places.map((place, at) => ({ ...place, id: `p${at}` })));

test('ROUTE-1 no two marks of a map are closer than a target, and no place is lost', () => {
  fc.assert(
    fc.property(pins, (all) => {
      const view = viewAround(all, SIZE);
      const clusters = clusterPins(all, view, DISTANCE);
      const members = clusters.flatMap((cluster) => cluster.pins.map(({ id }) => id));
      expect(members.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
      const points = clusters.map(({ lon, lat }) => project(view, lon, lat));
      points.forEach((a, at) => {
        for (const b of points.slice(at + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(DISTANCE);
      });
    }),
    { numRuns: 50 },
  );
});

test('ROUTE-1 places far from each other stay alone; zooming parts a cluster', () => {
  const [fountain, opera, marina] = [
    { id: 'fountain', lon: 55.2744, lat: 25.1972 },
    { id: 'opera', lon: 55.2722, lat: 25.1962 },
    { id: 'marina', lon: 55.14, lat: 25.08 },
  ] as const;
  const whole = viewAround([fountain, opera, marina], SIZE);
  const clusters = clusterPins([fountain, opera, marina], whole, DISTANCE);
  expect(clusters.map((cluster) => cluster.pins.map(({ id }) => id))).toEqual([['fountain', 'opera'], ['marina']]);
  const closer = viewAround([fountain, opera], { ...SIZE, minKm: 1 });
  expect(clusterPins([fountain, opera], closer, DISTANCE)).toHaveLength(2);
  expect(isInView(closer, fountain)).toBe(true);
  expect(isInView(closer, marina)).toBe(false);
});
