import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Amina Reader', 'AR'],
  ['amina bint khalid al mansoori', 'AM'],
  ['Amina', 'A'],
  ['  Amina  ', 'A'],
  ['أمينة القارئة', 'أا'],
  ['प्रिया शर्मा', initialsOf('प्रिया') + initialsOf('शर्मा')],
  ['', ''],
])('PROF-1 the initials of %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('PROF-1 a letter and its signs stay together', () => {
  expect(initialsOf('किरण')).toBe('कि');
});
