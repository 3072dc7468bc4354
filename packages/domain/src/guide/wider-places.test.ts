import { expect, test } from 'vitest';
import { widerPlaces, widerRequest } from './wider-places.ts';

const place = (id: string, lon: number) => ({ id, position: { lat: 25.1, lon } });
const MARINA = [place('m1', 55.13), place('m2', 55.15)];

test('ROUTE-1 the area is left out of the request, every other filter stays', () => {
  const request = { choices: { neighbourhood: ['deira'], price: ['1'] }, sort: 'name', page: 3 } as const;
  expect(widerRequest({ ...request, choices: { ...request.choices, neighbourhood: ['deira'], price: ['1'] } })).toEqual(
    {
      areas: ['deira'],
      request: { choices: { price: ['1'] }, sort: 'recommended', page: 1, open: 'any' },
    },
  );
  expect(widerRequest({ choices: { price: ['1'] }, sort: 'name', page: 1 })).toBeNull();
});

test('ROUTE-1 at most four places, nearest to the area first and in their order within a step', () => {
  const fitting = [
    place('far', 55.4),
    place('b', 55.1805),
    place('a', 55.1801),
    place('near', 55.14),
    place('c', 55.2),
  ];
  expect(widerPlaces(fitting, new Map([['dubai-marina', MARINA]])).map(({ id }) => id)).toEqual([
    'near',
    'b',
    'a',
    'c',
  ]);
});

test('ROUTE-1 of several areas the nearest counts, and where no area is known nothing is called near', () => {
  const fitting = [place('between', 55.25), place('other', 55.41)];
  const areas = new Map([
    ['dubai-marina', MARINA],
    ['deira', [place('d', 55.4)]],
  ]);
  expect(widerPlaces(fitting, areas).map(({ id }) => id)).toEqual(['other', 'between']);
  expect(widerPlaces(fitting, new Map([['deira', []]]))).toEqual([]);
});
