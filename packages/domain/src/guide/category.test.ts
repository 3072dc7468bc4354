import { expect, test } from 'vitest';
import { CATEGORIES } from './category.ts';
import { NEIGHBOURHOODS } from './neighbourhood.ts';

test('ID-4 the content categories stand in their order', () => {
  expect(CATEGORIES).toEqual([
    'government',
    'news',
    'events',
    'dining',
    'shopping',
    'attractions',
    'transport',
    'business',
  ]);
});

test('ID-5 there are twelve neighbourhoods', () => {
  expect(NEIGHBOURHOODS).toHaveLength(12);
  expect(new Set(NEIGHBOURHOODS).size).toBe(12);
});
