import { expect, test } from 'vitest';
import { isInDirectory } from './directory-area.ts';
import type { EntryView, SquarePlace, SquareView } from './entry-view.ts';
import { nearbyItems } from './nearby.ts';
import { squareBounds, squareOf, squaresAround } from './square.ts';

const RIGGA = { lat: 25.2645, lon: 55.3209 };
const north = (metres: number) => ({ lat: RIGGA.lat + metres / 111_195, lon: RIGGA.lon });
const DAILY: EntryView['weekly'] = [
  { days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], from: '08:00', to: '23:00' },
];

const entry = (id: string, metres: number, more: Partial<EntryView> = {}): EntryView => ({
  id,
  source: 'osm',
  kind: 'pharmacy',
  name: id,
  locale: 'en',
  ...north(metres),
  address: null,
  weekly: DAILY,
  phone: null,
  website: null,
  wheelchair: null,
  cuisine: [],
  diet: [],
  asOf: '2026-11-20',
  ...more,
});
const place = (id: string, metres: number, more: Partial<SquarePlace> = {}): SquarePlace => ({
  id,
  href: `/tourism/${id}`,
  area: 'tourism',
  section: null,
  locale: 'en',
  title: id,
  type: { id: 'pharmacy', label: 'Pharmacy' },
  cuisine: null,
  district: 'Deira',
  position: { ...north(metres), precisionMetres: 20 },
  operatingStatus: 'open',
  hours: null,
  ...more,
});
const square = (places: SquarePlace[], entries: EntryView[]): SquareView => ({ id: squareOf(RIGGA), places, entries });
const ids = (squares: SquareView[], filter: Partial<Parameters<typeof nearbyItems>[2]> = {}) =>
  nearbyItems(squares, RIGGA, { reach: 1500, need: null, openAt: null, ...filter }).map(({ id }) => id);

test('places of the guide come before entries a few minutes around them, and the nearer before the farther', () => {
  const squares = [square([place('own', 350), place('far', 1600)], [entry('a', 100), entry('b', 50), entry('c', 900)])];
  expect(ids(squares)).toEqual(['place/own', 'b', 'a', 'c']);
  expect(ids(squares, { reach: 4000 })).toContain('place/far');
});

test('a place of which only the area is known has no minutes on foot', () => {
  const rough = place('rough', 100, { position: { ...north(100), precisionMetres: 1500 } });
  const [own, vague] = nearbyItems([square([place('own', 50), rough], [])], RIGGA, {
    reach: 1500,
    need: null,
    openAt: null,
  });
  expect([own?.isExact, own?.minutes]).toEqual([true, 1]);
  expect([vague?.isExact, vague?.minutes]).toEqual([false, null]);
});

test('a need selects entries by kind and places by subcategory', () => {
  const squares = [
    square(
      [place('own', 10), place('museum', 10, { type: { id: 'museum', label: '' } })],
      [entry('a', 1), entry('atm', 1, { kind: 'cash' })],
    ),
  ];
  expect(ids(squares, { need: 'pharmacy' })).toEqual(['place/own', 'a']);
  expect(ids(squares, { need: 'cash' })).toEqual(['atm']);
});

test('open now lists what is known to be open, not what has no hours or is closed', () => {
  const squares = [square([place('unknown', 1)], [entry('open', 1), entry('none', 1, { weekly: null })])];
  expect(ids(squares, { openAt: { date: '2026-11-26', minute: 600 } })).toEqual(['open']);
  expect(ids(squares, { openAt: { date: '2026-11-26', minute: 60 } })).toEqual([]);
});

test('the squares around a position hold everything within reach, and a square knows its bounds', () => {
  const squares = squaresAround(RIGGA, 1500);
  expect(squares[0]).toBe(squareOf(RIGGA));
  for (const metres of [-1499, 0, 700, 1499]) expect(squares).toContain(squareOf(north(metres)));
  expect(squares.length).toBeLessThanOrEqual(9);
  const bounds = squareBounds(squareOf(RIGGA));
  expect(bounds && bounds.south <= RIGGA.lat && RIGGA.lat < bounds.north && bounds.west <= RIGGA.lon).toBe(true);
  expect(squareBounds('1-2')).toBeNull();
});

test('the directory covers the emirate and the goals of day trips, and nothing between', () => {
  expect(isInDirectory(RIGGA)).toBe(true);
  expect(isInDirectory({ lat: 24.5337, lon: 54.3983 })).toBe(true);
  expect(isInDirectory({ lat: 24.2, lon: 55.0 })).toBe(false);
});
