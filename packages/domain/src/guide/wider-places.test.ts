import { expect, test } from 'vitest';
import { chooseWider, type WiderRequest, widerRequests } from './wider-places.ts';

const place = (id: string, lon: number, precisionMetres = 800) => ({
  id,
  position: { lat: 25.1, lon, precisionMetres },
});
const MARINA = [place('m1', 55.13), place('m2', 55.15)];
const found = <Item>(...items: Item[]) => ({ items, total: items.length });
const WITHOUT_AREA: WiderRequest = {
  request: { choices: {}, sort: 'recommended', page: 1, open: 'any' },
  without: ['neighbourhood'],
  areas: ['dubai-marina'],
};
const inMarina = (...places: ReturnType<typeof place>[]) => new Map([['dubai-marina', places]]);

test('ROUTE-1 the area is left out first, then one other filter, then both; every other filter stays', () => {
  const choices = { type: ['museum'], neighbourhood: ['deira'], price: ['1'] };
  const requests = widerRequests({ choices, sort: 'name', page: 3 });
  expect(requests.map(({ without }) => without.join(' '))).toEqual([
    'neighbourhood',
    'price',
    'type',
    'neighbourhood price',
    'neighbourhood type',
  ]);
  expect(requests[0]).toEqual({
    without: ['neighbourhood'],
    areas: ['deira'],
    request: { choices: { type: ['museum'], price: ['1'] }, sort: 'recommended', page: 1, open: 'any' },
  });
  // Whoever asked for cheap ones sees the least expensive first.
  expect(requests[1]?.request).toEqual({
    choices: { type: ['museum'], neighbourhood: ['deira'] },
    sort: 'price',
    page: 1,
  });
  expect(widerRequests({ choices: {}, sort: 'name', page: 1 })).toEqual([]);
});

test('ROUTE-1 at most four places, nearest to the area first and in their order within a step', () => {
  const fitting = [
    place('far', 55.4),
    place('b', 55.1805),
    place('a', 55.1801),
    place('near', 55.14),
    place('c', 55.2),
  ];
  const wider = chooseWider(WITHOUT_AREA, found(...fitting), inMarina(...MARINA));
  expect(wider?.items.map(({ id }) => id)).toEqual(['near', 'b', 'a', 'c']);
  expect(wider).toMatchObject({ without: ['neighbourhood'], total: 5, onFoot: 0 });
});

test('ROUTE-1 those a short walk from a place of the area are counted, and shown alone in their order', () => {
  const area = inMarina(place('m1', 55.13, 30), place('rough', 55.16));
  const fitting = [place('far', 55.2, 30), place('b', 55.134, 30), place('a', 55.131, 30), place('vague', 55.1301)];
  const wider = chooseWider(WITHOUT_AREA, found(...fitting), area);
  expect(wider?.items.map(({ id }) => id)).toEqual(['b', 'a']);
  expect(wider).toMatchObject({ onFoot: 2, total: 4 });
});

test('ROUTE-1 of several areas the nearest counts, and where no area is known nothing is called near', () => {
  const fitting = found(place('between', 55.25), place('other', 55.41));
  const areas = new Map([
    ['dubai-marina', MARINA],
    ['deira', [place('d', 55.4)]],
  ]);
  const request = { ...WITHOUT_AREA, areas: ['dubai-marina', 'deira'] };
  expect(chooseWider(request, fitting, areas)?.items.map(({ id }) => id)).toEqual(['other', 'between']);
  expect(chooseWider(request, fitting, new Map([['deira', []]]))).toBeNull();
});

test('ROUTE-1 without another filter the first four that fit are shown', () => {
  const request: WiderRequest = { ...WITHOUT_AREA, without: ['price'], areas: [] };
  const five = [1, 2, 3, 4, 5].map((at) => place(`p${at}`, 55 + at));
  expect(chooseWider(request, { items: five, total: 9 }, new Map())).toEqual({
    without: ['price'],
    items: five.slice(0, 4),
    total: 9,
    onFoot: 0,
  });
  expect(chooseWider(request, found<(typeof MARINA)[0]>(), new Map())).toBeNull();
});
