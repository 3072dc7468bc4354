import { expect, test } from 'vitest';
import { collectFactTerms, unitFormsSchema } from './term.ts';

test('rows of terms become units and patterns by language; other groups are left out', () => {
  const rows = [
    { group: 'unit', id: 'day', locale: 'en', label: 'day', forms: { one: '# day', other: '# days' } },
    { group: 'unit', id: 'day', locale: 'hi', label: 'दिन', forms: { other: '# दिन' } },
    { group: 'pattern', id: 'separator', locale: 'en', label: ', ', forms: null },
    { group: 'tag', id: 'beach', locale: 'en', label: 'Beach', forms: null },
  ] as const;
  expect(collectFactTerms(rows)).toEqual({
    en: { units: { day: { one: '# day', other: '# days' } }, patterns: { separator: ', ' } },
    hi: { units: { day: { other: '# दिन' } }, patterns: {} },
  });
});

test('a unit needs at least its general form', () => {
  expect(unitFormsSchema.safeParse({ one: '# day' }).success).toBe(false);
});
