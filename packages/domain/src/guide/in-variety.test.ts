import { expect, test } from 'vitest';
import { inVariety, type Ranked } from './in-variety.ts';

const aPlace = (id: string, rest: Partial<Ranked> = {}): Ranked => ({
  id,
  fit: 10,
  area: 'deira',
  kind: 'cafe',
  ...rest,
});

test('ROUTE-1 places of about the same fit take turns by area and kind', () => {
  const places = [
    aPlace('a'),
    aPlace('b'),
    aPlace('c'),
    aPlace('bar', { kind: 'bar' }),
    aPlace('marina', { area: 'dubai-marina' }),
  ];
  expect(inVariety(places)).toEqual(['a', 'marina', 'bar', 'b', 'c']);
});

test('ROUTE-1 a clearly better place stays before a different one', () => {
  const places = [aPlace('weak', { fit: 4, area: 'jbr', kind: 'bar' }), aPlace('good'), aPlace('better', { fit: 11 })];
  expect(inVariety(places)).toEqual(['better', 'good', 'weak']);
});

test('ROUTE-1 places without an area are not of the same one', () => {
  const places = [
    aPlace('a', { area: null, kind: 'x' }),
    aPlace('b', { area: null, kind: 'y' }),
    aPlace('c', { kind: 'x' }),
  ];
  expect(inVariety(places)).toEqual(['a', 'b', 'c']);
});
