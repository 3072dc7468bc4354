import { expect, test } from 'vitest';
import { hasProse, splitProse } from './place-prose.ts';

const arabic = { title: 'برواز دبي', district: 'زعبيل' };
const place = { id: 'dubai-frame', description: 'A frame.', tips: ['Go early'], arabic };

test('PWA-9 the prose of a place is an entry of its own, and only where there is some', () => {
  expect(splitProse(place)).toEqual({
    plain: { id: 'dubai-frame', description: null, tips: [], arabic: null },
    prose: { description: 'A frame.', tips: ['Go early'], arabic },
  });
  const bare = { id: 'dubai-frame', description: null, tips: [], arabic: null };
  expect(splitProse(bare)).toEqual({ plain: bare, prose: null });
});

test('PWA-9 only the answer of a place has prose', () => {
  expect(['/places/dubai-frame', '/places', '/content/dubai-frame', '/places/a/b'].map(hasProse)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
