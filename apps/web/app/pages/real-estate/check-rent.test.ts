import { expect, test } from 'vitest';
import { checkRent } from './check-rent.ts';

test('I18N-1 amounts are read in the digits of every script, the date may be left out', () => {
  expect(checkRent({ rent: '٨٥٬٠٠٠', index: '1,00,000', renewal: '' })).toEqual({
    question: { rent: 85_000, index: 100_000, renewal: null },
    fieldErrors: null,
  });
  expect(checkRent({ rent: '८५०००', index: '۱۰۰۰۰۰', renewal: '2027-01-01' }).question).toEqual({
    rent: 85_000,
    index: 100_000,
    renewal: '2027-01-01',
  });
});

test('ID-2 every field says what is wrong with it', () => {
  expect(checkRent({ rent: '', index: ' ', renewal: '' }).fieldErrors).toEqual({
    rent: 'real-estate.rent.error.rent-missing',
    index: 'real-estate.rent.error.index-missing',
  });
  const number = 'real-estate.rent.error.number';
  for (const wrong of ['85k', '0', '-5', '1e9', '9999999999']) {
    expect(checkRent({ rent: wrong, index: '100000', renewal: '' }).fieldErrors).toEqual({ rent: number });
  }
  expect(checkRent({ rent: '1', index: 'x', renewal: '2027-02-30' }).fieldErrors).toEqual({
    index: number,
    renewal: 'real-estate.rent.error.date',
  });
});
