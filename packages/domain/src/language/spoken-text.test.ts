import { expect, test } from 'vitest';
import type { Locale } from './locale.ts';
import { spokenText } from './spoken-text.ts';

test.each<[Locale, string, string]>([
  ['en', 'It costs AED 50.', 'It costs 50 dirhams.'],
  ['en', 'AED 1 or AED 1,234.56', '1 dirham or 1,234.56 dirhams'],
  ['en', 'AED\u00a04–6 per hour', '4 to 6 dirhams per hour'],
  ['ar', 'السعر AED 5', 'السعر 5 دراهم'],
  ['ar', 'السعر AED 50', 'السعر 50 درهما'],
  ['hi', 'किराया AED 25', 'किराया 25 दिरहम'],
  ['ur', 'کرایہ AED 25', 'کرایہ 25 درہم'],
  ['en', 'Call 800 9090 now', 'Call 8 0 0, 9 0 9 0 now'],
  ['en', 'Call +971 4 123 4567.', 'Call 9 7 1, 4, 1 2 3, 4 5 6 7.'],
  ['en', 'open 06:00–01:00', 'open 06:00 to 01:00'],
  ['ar', 'من 06:00–22:00', 'من 06:00 إلى 22:00'],
  ['en', 'at 120 km/h, 1 km on, 30 °C', 'at 120 kilometres per hour, 1 kilometre on, 30 degrees Celsius'],
  ['en', 'see https://www.dubai.ae/x?y=1 there', 'see dubai.ae there'],
  ['en', 'a card, e.g. Nol & cash', 'a card, for example Nol and cash'],
  ['hi', 'डॉ. राव', 'डॉक्टर राव'],
  ['en', 'the beach 🏖️ is \u2068open\u2069', 'the beach  is open'],
  ['en', 'between 7:30 and 1,234.56 in 2026', 'between 7:30 and 1,234.56 in 2026'],
])('PROF-7 in %s “%s” is read “%s”', (locale, visible, spoken) => {
  expect(spokenText(visible, locale).text).toBe(spoken);
});

test('PROF-7 a number known as a phone number is read digit by digit', () => {
  expect(spokenText('Police: 999', 'en', [{ start: 8, end: 11 }]).text).toBe('Police: 9 9 9');
});

test('PROF-7 every spoken word leads back to the shown one', () => {
  const visible = 'Pay AED 50 at the gate, e.g. by card.';
  const { text, sourceOf } = spokenText(visible, 'en');
  const source = (word: string) => {
    const { start, end } = sourceOf(text.indexOf(word));
    return visible.slice(start, end);
  };
  expect(['Pay', '50', 'dirhams', 'gate', 'example', 'card'].map(source)).toEqual([
    'Pay',
    'AED 50',
    'AED 50',
    'gate',
    'e.g.',
    'card',
  ]);
  expect(spokenText('', 'en').sourceOf(3)).toEqual({ start: 0, end: 0 });
});
