import { expect, test } from 'vitest';
import { readAmounts } from './read-amounts.ts';
import { readClock } from './read-clock.ts';

test.each([
  ['parking at 9 pm', 21 * 60],
  ['parking at 9:30pm', 21 * 60 + 30],
  ['at 9 am', 9 * 60],
  ['at 12 am', 0],
  ['at 12 pm', 12 * 60],
  ['at 17:45', 17 * 60 + 45],
  ['at 5', 17 * 60],
  ["8 o'clock", 8 * 60],
  ['الساعة 9 مساء', 21 * 60],
  ['الساعة ٩ صباحا', 9 * 60],
  ['शाम 5 बजे', 17 * 60],
  ['रात 9 बजे', 21 * 60],
  ['रात 12 बजे', 0],
  ['रात 2 बजे', 2 * 60],
  ['सुबह 8 बजे', 8 * 60],
  ['شام 5 بجے', 17 * 60],
  ['رات 9 بجے', 21 * 60],
  ['صبح 8 بجے', 8 * 60],
  ['shaam 6 baje', 18 * 60],
])('CHAT-2 the time of day of “%s”', (text, minute) => {
  expect(readClock(text)).toBe(minute);
});

test.each(['7 days', 'rent of 80,000', 'AED 7.50', '2 children', 'terminal 3', ''])(
  'CHAT-2 “%s” is no time of day',
  (text) => {
    expect(readClock(text)).toBeNull();
  },
);

test.each([
  ['my rent is 80,000', [80_000]],
  ['80k and 1.2 million', [80_000, 1_200_000]],
  ['إيجاري ٨٠ ألف والمؤشر ١٠٠٬٠٠٠', [80_000, 100_000]],
  ['किराया 80 हज़ार है और इंडेक्स 1 लाख', [80_000, 100_000]],
  ['کرایہ ۸۰ ہزار ہے اور انڈیکس 1 لاکھ', [80_000, 100_000]],
  ['nothing', []],
])('CHAT-2 the amounts of “%s”', (text, values) => {
  expect(readAmounts(text).map(({ value }) => value)).toEqual(values);
});

test('CHAT-2 a percentage is not an amount of money', () => {
  expect(readAmounts('5% of 90,000')).toEqual([
    { value: 5, isPercent: true },
    { value: 90_000, isPercent: false },
  ]);
});
