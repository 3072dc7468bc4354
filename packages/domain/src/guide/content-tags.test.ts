import { expect, test } from 'vitest';
import { OFFLINE_KIND, tagsOfAnswer, tagsOfChange } from './content-tags.ts';

const article = {
  id: 'tolls',
  facts: [{ id: 'toll.peak' }],
  blocks: [{ children: [{ type: 'fact', id: 'toll.peak' }] }],
};

test('DATA-1 an answer is tagged with every item and fact in it and the kinds it is chosen from', () => {
  expect([...tagsOfAnswer(article, [])]).toEqual(['id:tolls', 'id:toll.peak']);
  expect([...tagsOfAnswer({ items: [], total: 0 }, ['place'])]).toEqual(['kind:place']);
});

test('DATA-1 an answer nobody spoke for changes with anything', () => {
  expect([...tagsOfAnswer(null, undefined)]).toEqual(['any']);
});

test('DATA-1 a new offline guide touches no page, not even one that changes with anything', () => {
  const anything = tagsOfAnswer(null, undefined);
  expect(tagsOfChange({ kind: OFFLINE_KIND, id: 'guide' })?.some((tag) => anything.has(tag))).toBe(false);
});

test.each([
  [{ kind: 'fact', id: 'toll.peak' }, true],
  [{ kind: 'article', id: 'tolls' }, true],
  [{ kind: 'article', id: 'souks' }, false],
  [{ kind: 'fact', id: 'toll.night' }, false],
])('DATA-1 a change of %o touches the article: %s', (change, isTouched) => {
  const visible = tagsOfAnswer(article, []);
  expect(tagsOfChange(change)?.some((tag) => visible.has(tag))).toBe(isTouched);
});

test('DATA-1 a list is touched by an item it does not show yet', () => {
  const visible = tagsOfAnswer({ items: [{ id: 'kite-beach' }] }, ['place']);
  expect(tagsOfChange({ kind: 'place', id: 'new-beach' })?.some((tag) => visible.has(tag))).toBe(true);
  expect(tagsOfChange({ kind: 'article', id: 'new' })?.some((tag) => visible.has(tag))).toBe(false);
});

test('DATA-1 what providers answer touches the pages that show it, not those that nobody spoke for', () => {
  const change = tagsOfChange({ kind: 'live', id: 'weather' });
  expect(change?.some((tag) => tagsOfAnswer(null, ['live']).has(tag))).toBe(true);
  expect(change?.some((tag) => tagsOfAnswer({ id: 'weather' }, undefined).has(tag))).toBe(false);
});

test('DATA-1 a term touches everything', () => {
  expect(tagsOfChange({ kind: 'term', id: 'metre' })).toBeNull();
});

test('DATA-1 what is called an id but names no content is no tag: tags travel in a header', () => {
  expect([
    ...tagsOfAnswer({ suggestions: [{ id: 'नोल कार्ड' }, { id: 'nol card, gold' }, { id: 'a\nb' }] }, []),
  ]).toEqual([]);
});
