import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MarkedText } from './marked-text.tsx';
import { typedMarks } from './typed-marks.ts';

afterEach(cleanup);

const htmlOf = (text: string, marks: [number, number][]) =>
  render(<MarkedText text={text} marks={marks} />).container.innerHTML.replaceAll(/ class="[^"]*"/g, '');

test('SEARCH-8 marked words are marked where they stand, and the text stays as it was', () => {
  expect(
    htmlOf('Beach by the beach', [
      [0, 5],
      [13, 18],
    ]),
  ).toBe('<mark>Beach</mark> by the <mark>beach</mark>');
  expect(htmlOf('شاطئ كايت', [[0, 4]])).toBe('<mark>شاطئ</mark> كايت');
  expect(htmlOf('A & B <i>', [])).toBe('A &amp; B &lt;i&gt;');
});

test.each([
  ['Kite Beach', 'bea', ['Beach']],
  ['Kite Beach', 'BEACH ki', ['Kite', 'Beach']],
  ['JBR Beach', 'each', []],
  ['مقهى الشرفة', 'مقهي', ['مقهى']],
  ['Kite Beach', ' ', []],
  ['Café du Monde', 'cafe', ['Café']],
])('SEARCH-2 of %j the words that begin as %j stand out, whole', (text, typed, expected) => {
  expect(typedMarks(text, typed).map(([start, end]) => text.slice(start, end))).toEqual(expected);
});
