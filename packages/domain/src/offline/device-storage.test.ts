import { expect, test } from 'vitest';
import { chooseToLeave, mayFetchGuide, MAX_STORED_BYTES, type StoredAnswer } from './device-storage.ts';

function answer(key: string, more: Partial<StoredAnswer> = {}): StoredAnswer {
  return { key, group: 'item', bytes: 10, storedAt: 1, usedAt: 1, isSaved: false, ...more };
}

test('PWA-5 nothing leaves while everything fits, however old it is', () => {
  expect(chooseToLeave([answer('a', { storedAt: 0, usedAt: 0 })], 10)).toEqual([]);
  expect(chooseToLeave([answer('a', { bytes: MAX_STORED_BYTES })])).toEqual([]);
  expect(chooseToLeave([answer('a', { bytes: MAX_STORED_BYTES + 1 })])).toEqual(['a']);
});

test('PWA-5 as much leaves as brings it to 80 %', () => {
  const ten = Array.from({ length: 11 }, (_, at) => answer(`a${at}`, { usedAt: at }));
  expect(chooseToLeave(ten, 100)).toEqual(['a0', 'a1', 'a2']);
});

test.each<[string, StoredAnswer[], string[]]>([
  ['what nobody opens first', [answer('a', { usedAt: 5 }), answer('b', { usedAt: 0 }), answer('c')], ['b']],
  [
    'then the oldest',
    [answer('a', { storedAt: 9 }), answer('b', { storedAt: 3 }), answer('c', { storedAt: 5 })],
    ['b'],
  ],
  [
    'what is needed least before what is opened least',
    [answer('page', { group: 'page', usedAt: 0 }), answer('fact', { group: 'fact', usedAt: 9 }), answer('c')],
    ['fact'],
  ],
  [
    'what is saved last',
    [answer('a', { isSaved: true, usedAt: 0 }), answer('b', { group: 'page' }), answer('c')],
    ['c'],
  ],
  ['the emergency group never', [answer('a', { group: 'emergency', usedAt: 0, bytes: 30 })], []],
])('PWA-5 %s', (_name, answers, leaving) => {
  expect(chooseToLeave(answers, 29)).toEqual(leaving);
});

const WIFI = { isOnline: true, savesData: false, effectiveType: '4g', type: 'wifi' };

test.each<[string, Partial<typeof WIFI> & { type?: string | null }, boolean, boolean, boolean]>([
  ['on wireless', {}, true, false, true],
  ['where the browser says nothing', { type: undefined }, true, false, true],
  ['offline, even when asked', { isOnline: false }, true, true, false],
  ['when data is saved', { savesData: true }, false, false, false],
  ['when data is saved and the reader asks', { savesData: true }, true, true, true],
  ['on 2G', { effectiveType: 'slow-2g' }, false, false, false],
  ['on a phone network', { type: 'cellular' }, true, false, false],
  ['on a phone network the reader allows', { type: 'cellular' }, false, false, true],
  ['on a phone network when asked', { type: 'cellular' }, true, true, true],
])('PWA-9 whether the guide is fetched %s', (_name, line, wifiOnly, isRequested, expected) => {
  expect(
    mayFetchGuide({ ...WIFI, ...line, type: line.type ?? ('type' in line ? null : 'wifi') }, { wifiOnly, isRequested }),
  ).toBe(expected);
});
