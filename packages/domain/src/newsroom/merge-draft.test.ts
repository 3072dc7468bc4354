import { expect, test } from 'vitest';
import { draftConflicts, mergedDraft } from './merge-draft.ts';

const before = { title: 'Souk', data: { priceBand: 2, website: null, tags: ['old'] }, facts: {} };

test('STAFF-1 a draft to an older version: only what its user changed is to be chosen, and nothing of the other person is lost', () => {
  const value = { ...before, title: 'The souk', data: { ...before.data, priceBand: 3, website: 'https://a.example' } };
  const theirs = { ...before, data: { ...before.data, tags: ['new'], priceBand: 4 } };
  const conflicts = draftConflicts({ base: 1, before, value }, theirs);
  expect(conflicts).toEqual([
    { path: ['title'], mine: 'The souk', theirs: 'Souk', isChangedByBoth: false },
    { path: ['data', 'priceBand'], mine: 3, theirs: 4, isChangedByBoth: true },
    { path: ['data', 'website'], mine: 'https://a.example', theirs: null, isChangedByBoth: false },
  ]);
  const chosen = conflicts.filter(({ path }) => path[1] !== 'priceBand');
  expect(mergedDraft(theirs, chosen)).toEqual({
    title: 'The souk',
    data: { priceBand: 4, website: 'https://a.example', tags: ['new'] },
    facts: {},
  });
});

test('STAFF-1 fields that one of the two has added or removed are chosen as well', () => {
  const value = { title: 'Souk', data: { priceBand: 2, website: null }, facts: { 'phone.souk': { value: '04' } } };
  const theirs = { ...before, data: { ...before.data, phone: { fact: 'phone.souk' } } };
  const conflicts = draftConflicts({ base: 1, before, value }, theirs);
  expect(conflicts.map(({ path }) => path.join(' '))).toEqual(['data tags', 'facts phone.souk']);
  expect(mergedDraft(theirs, conflicts)).toEqual({
    ...theirs,
    data: { priceBand: 2, website: null, phone: { fact: 'phone.souk' } },
    facts: { 'phone.souk': { value: '04' } },
  });
});

test('STAFF-1 a draft that says what the newer version says, in whatever order, leaves nothing to choose', () => {
  const value = { facts: {}, data: { tags: ['old'], website: null, priceBand: 9 }, title: 'Souk' };
  const theirs = { ...before, data: { ...before.data, priceBand: 9 } };
  expect(draftConflicts({ base: 1, before, value }, theirs)).toEqual([]);
  expect(draftConflicts({ base: 1, before: null, value: before }, theirs)).toEqual([
    { path: ['data', 'priceBand'], mine: 2, theirs: 9, isChangedByBoth: true },
  ]);
});
