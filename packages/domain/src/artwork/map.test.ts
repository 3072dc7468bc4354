import { expect, test } from 'vitest';
import { locatorView, type MapView, mapLayers, project, viewAround } from './map.ts';

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

test('every path of a view is made of real numbers inside the window and its margin', () => {
  for (const view of [CITY, DEIRA, { ...DEIRA, spanKm: 1.5 }]) {
    for (const layer of mapLayers(view)) {
      const numbers = [...layer.d.matchAll(/-?\d+(\.\d+)?/g)].map(([text]) => Number(text));
      const room = 9 + (layer.strokeWidth ?? 0);
      expect(layer.d).not.toMatch(/NaN|undefined/);
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(-room);
      expect(Math.max(...numbers)).toBeLessThanOrEqual(view.width + room);
    }
  }
});

test('Deira has land, the creek and the metro; the open sea has nothing', () => {
  expect(mapLayers(DEIRA).map((layer) => layer.kind)).toEqual(expect.arrayContaining(['land', 'water', 'rail']));
  expect(mapLayers({ centre: [54.9, 25.3], spanKm: 5, width: 480, height: 240 })).toEqual([]);
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
