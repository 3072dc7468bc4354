import { expect, test } from 'vitest';
import { LOCALES } from '../language/locale.ts';
import { reporterText } from './starting-texts.ts';

test('STAFF-4 reporters that come with the product have their name in every language, others the one an admin gave', () => {
  expect(LOCALES.map((locale) => reporterText('Fuel price', locale))).toEqual([
    'Fuel price',
    'سعر الوقود',
    'ईंधन की क़ीमत',
    'ایندھن کی قیمت',
  ]);
  for (const name of ['Fuel price of Sharjah', 'constructor', '']) expect(reporterText(name, 'ar')).toBe(name);
});
