import { expect, test } from 'vitest';
import { readQuantities } from './read-quantities.ts';

test.each([
  ['overstayed 12 days', [{ value: 12, unit: 'day' }]],
  ['12 lakh dirham ka ghar', [{ value: 1_200_000, unit: null }]],
  ['साल का किराया 1 लाख 20 हज़ार', [{ value: 120_000, unit: null }]],
  ['ویزا ختم ہوئے آٹھ دن ہو گئے', [{ value: 8, unit: 'day' }]],
  [
    'موظف خدم سنتين وراتبه 6000',
    [
      { value: 2, unit: 'year' },
      { value: 6000, unit: null },
    ],
  ],
  ['٢٠ يوما', [{ value: 20, unit: 'day' }]],
  [
    '3 shohoor (90 yom)',
    [
      { value: 3, unit: 'month' },
      { value: 90, unit: 'day' },
    ],
  ],
  ['1.5 million', [{ value: 1_500_000, unit: null }]],
  ['the fine for twelve', [{ value: 12, unit: null }]],
  ['what is Salik', []],
])('CHAT-2 the quantities of “%s”', (text, expected) => {
  expect(readQuantities(text)).toEqual(expected);
});
