import { expect, test } from 'vitest';
import { compareLegalVersions, legalVersionSchema } from './legal-version.ts';

test('PRIV-8 versions are in the order of their numbers, and each number is written in one way', () => {
  const versions = ['2.0', '1.10', '1.9', '1.0', '10.0', '1.2'];
  expect(versions.toSorted(compareLegalVersions)).toEqual(['1.0', '1.2', '1.9', '1.10', '2.0', '10.0']);
  expect(compareLegalVersions('1.10', '1.10')).toBe(0);
  const wrong = ['1', '1.', '01.0', '1.01', '1.0.0', 'v1.0', '1.0 ', '-1.0', '1.10000'];
  expect(['0.1', '1.10', ...wrong].filter((version) => legalVersionSchema.safeParse(version).success)).toEqual([
    '0.1',
    '1.10',
  ]);
});
