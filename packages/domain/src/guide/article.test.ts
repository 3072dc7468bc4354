import { expect, test } from 'vitest';
import { readingMinutes } from './article.ts';

test.each([
  ['', 1],
  ['A few words.', 1],
  [Array(500).fill('word').join(' '), 3],
  [`## Heading\n\n- ${Array(400).fill('كلمة').join(' ')}\n- | --- |`, 2],
])('a text takes its minutes to read', (markdown, minutes) => {
  expect(readingMinutes(markdown)).toBe(minutes);
});
