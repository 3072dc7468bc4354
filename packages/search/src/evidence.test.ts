import { expect, test } from 'vitest';
import { createTable, fillTable, impactOn, strengthsOf } from './evidence.ts';
import { evidenceOf } from './gather-evidence.ts';
import { alternative } from './read-query.ts';

const LISTS = [
  { key: '=beach', documents: [7, 3], impacts: [200, 9] },
  { key: '=kite', documents: [3], impacts: [180] },
];

test('SEARCH-8 every document has what was read of it under each key, and one that was not read nothing under any', () => {
  const table = createTable(LISTS, [7, 3]);
  fillTable(table, [{ key: '=kite', documents: [7, 99], impacts: [30, 250] }]);
  const impactsOf = (document: number) => {
    const evidence = evidenceOf({ table, lists: new Map(), isCut: false }, document);
    return ['=beach', '=kite', '=unread'].map((key) => impactOn(evidence, key));
  };
  expect([7, 3, 99].map(impactsOf)).toEqual([
    [200, 30, 0],
    [9, 180, 0],
    [0, 0, 0],
  ]);
});

test('SEARCH-8 the name of a concept in one language counts where another name or the concept vouches for it, not a sound', () => {
  const [named, phonetic, other, filed] = [1, 2, 3, 4];
  const list = (key: string, ...documents: number[]) => ({ key, documents, impacts: documents.map(() => 255) });
  const table = createTable(
    [list('=souk', named, phonetic, other, filed), list('~sk', phonetic), list('=bazaar', other), list('#souk', filed)],
    [named, phonetic, other, filed],
  );
  const alternatives = [
    alternative(['=souk'], 'name'),
    alternative(['=bazaar'], 'name'),
    alternative(['~sk'], 'sound'),
    alternative(['#souk'], 'concept'),
  ];
  const part = { text: 'market', start: 0, end: 6 };
  const strengths = strengthsOf({ part, alternatives, isSoft: false, isRomanised: false }, table);
  expect(Array.from(strengths)).toEqual([0, 0.6, 1, 1.2 + 0.3]);
});
