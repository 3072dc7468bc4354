import { expect, test } from 'vitest';
import { drawMap } from './draw-map.ts';
import { mapAddress, readMapAddress } from './map-address.ts';
import { locatorView, type MapView, mapLayers, ownBaseMap, project, viewAround } from './map.ts';

const CITY = viewAround([], { width: 480, height: 320 });
const DEIRA: MapView = { centre: [55.32, 25.27], spanKm: 8, width: 480, height: 240 };

test('the middle of the view is projected to the middle of the image, north is up and east is to the right', () => {
  expect(project(DEIRA, 55.32, 25.27)).toEqual({ x: 240, y: 120 });
  expect(project(DEIRA, 55.33, 25.27).x).toBeGreaterThan(240);
  expect(project(DEIRA, 55.32, 25.28).y).toBeLessThan(120);
});

test('a kilometre is as wide as it is high', () => {
  const across = project(DEIRA, 55.32 + 1 / (111.32 * Math.cos((25.27 * Math.PI) / 180)), 25.27).x - 240;
  const upright = 120 - project(DEIRA, 55.32, 25.27 + 1 / 111.32).y;
  expect(across).toBeCloseTo(60, 6);
  expect(upright).toBeCloseTo(60, 6);
});

/** The points of a path with relative steps. */
function pointsOf(d: string): { x: number; y: number }[] {
  return d.split('M').flatMap((part) => {
    const numbers = [...part.matchAll(/-?\d+(?:\.\d+)?/g)].map(([text]) => Number(text));
    let [x, y] = [0, 0];
    return numbers.flatMap((step, at) => {
      if (at % 2 === 0) x += step;
      else y += step;
      return at % 2 === 1 ? [{ x, y }] : [];
    });
  });
}

test('every path of a view is made of real numbers inside the window and its margin', () => {
  for (const view of [CITY, DEIRA, { ...DEIRA, spanKm: 1.5 }, { ...CITY, spanKm: 250 }]) {
    for (const layer of mapLayers(view)) {
      const room = 10 + (layer.casingWidth ?? layer.strokeWidth ?? 0);
      expect(layer.d).not.toMatch(/NaN|undefined/);
      for (const { x, y } of pointsOf(layer.d)) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(-room);
        expect(x).toBeLessThanOrEqual(view.width + room);
        expect(y).toBeLessThanOrEqual(view.height + room);
      }
    }
  }
});

test('Deira has land, the creek, roads and the metro; the open sea has nothing', () => {
  const kinds = mapLayers(DEIRA).map((layer) => layer.kind);
  expect(kinds).toEqual(expect.arrayContaining(['land', 'water', 'road', 'rail']));
  expect(mapLayers({ centre: [54.95, 25.35], spanKm: 5, width: 480, height: 240 })).toEqual([]);
});

test('a day trip outside the detailed map is on the coarse land around it', () => {
  for (const [lon, lat] of [
    [56.117, 24.8],
    [54.4749, 24.4128],
    [56.128, 25.955],
  ] as const) {
    const view = viewAround([{ lon, lat }], { width: 480, height: 320, minKm: 30 });
    expect(mapLayers(view).map((layer) => layer.kind)).toContain('region');
  }
});

test('a drawing has names in its language, and none without one', () => {
  const base = ownBaseMap();
  expect(drawMap(base, { view: DEIRA, locale: 'ur' })).toContain('>دیرہ<');
  expect(drawMap(base, { view: DEIRA, locale: 'hi' })).toContain('>देरा<');
  expect(drawMap(base, { view: DEIRA, locale: null })).not.toContain('<text');
});

test('a window has one address, and odd addresses have none', () => {
  const address = mapAddress(DEIRA, 'ar');
  expect(readMapAddress(address)).toEqual({ view: DEIRA, locale: 'ar', isCurrent: true });
  expect(readMapAddress(mapAddress({ ...DEIRA, centre: [55.320001, 25.2700004] }, 'ar'))?.view).toEqual(DEIRA);
  const earlier = address.replace(/[0-9a-f]{8}/, '00000000');
  expect(readMapAddress(earlier)?.isCurrent).toBe(false);
  for (const odd of [
    address.replace('55.32,', '55.320,'),
    address.replace('.ar', '.xx'),
    address.replace('480x240', '4800x240'),
    address.replace('55.32', '5.32'),
    '/map/0/0.svg',
  ]) {
    expect(readMapAddress(odd), odd).toBeNull();
  }
});

test('a view around places holds all of them', () => {
  const places = [
    { lon: 55.14, lat: 25.08 },
    { lon: 55.33, lat: 25.27 },
  ];
  const view = viewAround(places, { width: 400, height: 600 });
  for (const { lon, lat } of places) {
    const { x, y } = project(view, lon, lat);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(400);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(600);
  }
});

test('a locator widens until the place can be recognised', () => {
  const size = { width: 240, height: 180 };
  expect(locatorView({ lon: 55.274, lat: 25.197 }, size).spanKm).toBe(9);
  const inland = locatorView({ lon: 55.38, lat: 25.12 }, size);
  expect(inland.spanKm).toBeGreaterThan(9);
  expect(mapLayers(inland).length).toBeGreaterThan(1);
});
