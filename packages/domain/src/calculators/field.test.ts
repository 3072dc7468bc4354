import { expect, test } from 'vitest';
import { type Field, isWrong, readAnswers } from './field.ts';

const FIELDS = [
  { id: 'rent', kind: 'money', min: 1 },
  { id: 'down', kind: 'percent', start: 20, max: 100 },
  { id: 'trips', kind: 'number', start: 2, isWhole: true },
  { id: 'day', kind: 'date' },
  { id: 'time', kind: 'time', start: '08:00' },
  { id: 'card', kind: 'choice', options: ['silver', 'gold'] },
] as const satisfies readonly Field[];

test('I18N-1 numbers are read in the digits of every script, and empty fields have their first value', () => {
  expect(readAnswers(FIELDS, { rent: '٨٥٬٠٠٠' })).toEqual({
    rent: 85_000,
    down: 20,
    trips: 2,
    day: null,
    time: '08:00',
    card: 'silver',
  });
  expect(readAnswers(FIELDS, { rent: '1,00,000', down: '२५', trips: '۳', card: 'gold' })).toMatchObject({
    rent: 100_000,
    down: 25,
    trips: 3,
    card: 'gold',
  });
});

test.each([
  ['rent', '85k'],
  ['rent', '0'],
  ['rent', '-5'],
  ['rent', '9999999999'],
  ['down', '101'],
  ['trips', '2.5'],
  ['day', '2027-02-30'],
  ['time', '24:10'],
])('ID-2 what a field cannot use is no answer, and counts as wrong: %s %s', (id, text) => {
  const field = FIELDS.find((one) => one.id === id) as Field;
  expect(isWrong(field, text)).toBe(true);
  expect(isWrong(field, '  ')).toBe(false);
  expect(readAnswers(FIELDS, { [id]: text })).toMatchObject({ [id]: null });
});

test('ID-2 a choice that does not exist is the first one', () => {
  expect(readAnswers(FIELDS, { card: 'platinum' }).card).toBe('silver');
});
