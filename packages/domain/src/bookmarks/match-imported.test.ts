import { expect, test } from 'vitest';
import { type ImportedEntry, matchImported } from './match-imported.ts';

const MALL = { id: 'dubai-mall', names: ['Dubai Mall', 'دبي مول'], position: { lat: 25.1985, lon: 55.2796 } };
const FOUNTAIN = {
  id: 'dubai-fountain',
  names: ['Dubai Fountain', 'نافورة دبي'],
  position: { lat: 25.1957, lon: 55.2743 },
};

function entry(fields: Partial<ImportedEntry>): ImportedEntry {
  return { name: '', note: '', folder: null, position: null, reference: null, addedAt: null, ...fields };
}

test.each([
  ['the same name at the same place', 'The Dubai Mall', 0, 'dubai-mall'],
  ['a name in another language', 'دبى مول', 0, 'dubai-mall'],
  ['a longer name', 'Dubai Mall, Financial Centre Rd', 0.0003, 'dubai-mall'],
  ['another name at the same place', 'Aquarium', 0, undefined],
  ['99 metres away', 'Dubai Mall', 0.00089, 'dubai-mall'],
  ['101 metres away', 'Dubai Mall', 0.000911, undefined],
  ['no name', '', 0, undefined],
])('PROF-6 an imported place with %s', (_case, name, north, expected) => {
  const position = { lat: MALL.position.lat + north, lon: MALL.position.lon };
  const { matched } = matchImported([entry({ name, position })], [MALL, FOUNTAIN]);
  expect(matched[0]?.item.itemId).toBe(expected);
});

test('PROF-6 what the guide wrote itself is found by its id, once', () => {
  const reference = { kind: 'event', itemId: 'iftar' } as const;
  const entries = [entry({ reference }), entry({ reference }), entry({ name: 'Nowhere' })];
  const { matched, unmatched } = matchImported(entries, [MALL]);
  expect(matched.map(({ item }) => item)).toEqual([reference]);
  expect(unmatched.map(({ name }) => name)).toEqual(['Nowhere']);
});

test.each([
  ['a name', 'The Dubai Mall', 'dubai-mall'],
  ['a name in another language', 'دبى مول', 'dubai-mall'],
  ['a part of a name', 'Dubai', undefined],
  ['a longer name', 'Dubai Mall, Financial Centre Rd', undefined],
  ['a name of two places', 'Twin', undefined],
  ['no name', '', undefined],
])('PROF-6 an imported place without a position, with %s', (_case, name, expected) => {
  const twins = ['a', 'b'].map((id) => ({ id, names: ['Twin'], position: MALL.position }));
  const { matched } = matchImported([entry({ name })], [MALL, FOUNTAIN, ...twins]);
  expect(matched[0]?.item.itemId).toBe(expected);
});
