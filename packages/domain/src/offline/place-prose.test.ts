import { expect, test } from 'vitest';
import { hasProse, joinProse, splitProse } from './place-prose.ts';

const none = { highlights: [], signature: [], tips: [], notes: [], nearby: [], articles: [] };
const arabic = { title: 'برواز دبي', district: 'زعبيل' };
const place = {
  id: 'dubai-frame',
  ...none,
  description: 'A frame.',
  arabic,
  tips: ['Go early'],
  nearby: [{ id: 'zabeel-park' }],
  provenance: { method: 'machine-drafted', sources: ['a'] },
};

test('PWA-9 what is read later of a place is an entry of its own, and only where there is some', () => {
  const { plain, prose } = splitProse(place);
  expect(plain).toEqual({
    id: 'dubai-frame',
    ...none,
    description: null,
    arabic: null,
    provenance: { method: 'machine-drafted', sources: [] },
  });
  expect(prose).toEqual({
    ...none,
    description: 'A frame.',
    arabic,
    tips: ['Go early'],
    nearby: [{ id: 'zabeel-park' }],
    sources: ['a'],
  });
  expect(splitProse(plain)).toEqual({ plain, prose: null });
});

test('PWA-9 a place is whole again with its prose, and has all the rest without', () => {
  const { plain, prose } = splitProse(place);
  expect(joinProse(plain, prose ?? undefined)).toEqual(place);
  expect(joinProse(plain, undefined)).toBe(plain);
});

test('PWA-9 only the answer of a place has prose', () => {
  expect(['/places/dubai-frame', '/places', '/content/dubai-frame', '/places/a/b'].map(hasProse)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
