import { expect, test } from 'vitest';
import { nearnessOf } from './text-encoder.ts';

const METRO = ['when does the last metro leave', 'what time does the metro close at night'];
const RENT = ['how much may my landlord raise the rent', 'rent increase at renewal'];

test.each([
  ['en', 'until what hour do trains run on the metro'],
  ['ar', 'متى يغلق المترو في الليل'],
  ['hi', 'मेट्रो रात में कब बंद होती है'],
  ['hi in Latin letters', 'metro raat ko kitne baje band hoti hai'],
  ['ur', 'میٹرو رات کو کب بند ہوتی ہے'],
])('CHAT-2 a question in other words or another language is near the questions of its unit: %s', (_, question) => {
  expect(nearnessOf(question, METRO)).toBeGreaterThan(nearnessOf(question, RENT) + 0.5);
});

test('CHAT-2 a text without words is near nothing', () => {
  expect(nearnessOf('?!', METRO)).toBe(0);
  expect(nearnessOf('metro', [])).toBeLessThanOrEqual(0);
});
