import { expect, test } from 'vitest';
import { ORDER } from './answer-order.ts';

test('CHAT-2 what may answer is one list: computed and named first, then units of the guide, then words', () => {
  const names = ORDER.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const before = (one: string, other: string) => expect(names.indexOf(one)).toBeLessThan(names.indexOf(other));
  before('what the guide leaves out', 'programmes');
  before('tariff at a time', 'places wanted');
  before('journey', 'named place');
  before('named place', 'sure unit');
  before('attribute of a place', 'sure unit');
  expect(names.slice(-2)).toEqual(['sure unit', 'words']);
});

test('CHAT-2 what words only seem to ask for yields to a unit that is clearly meant; what says that nothing is known of a place does not', () => {
  const yielding = ORDER.filter(({ yieldsTo }) => yieldsTo === 'clear unit').map(({ name }) => name);
  expect(yielding).toEqual([
    'programmes',
    'events on days',
    'homes',
    'places wanted',
    'this evening',
    'places in an area',
    'dish',
    'errand',
    'collection',
    'name',
  ]);
  const last = ORDER.filter(({ yieldsTo }) => yieldsTo === 'nothing').map(({ name }) => name);
  expect(last).toEqual(['what the guide leaves out', 'metro now', 'attribute of a place', 'words']);
});
