import { readFileSync } from 'node:fs';
import { DIRHAM_FORMS } from '@dalil/domain/guide/dirham.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { expect, test } from 'vitest';

type Term = { id: string; forms: Record<string, Record<string, string>> };
const UNITS = new URL('../../content/terms/unit.json', import.meta.url);
const { terms }: { terms: Term[] } = JSON.parse(readFileSync(UNITS, 'utf8'));

test.each(LOCALES)('I18N-1 a computed price has the form of a price among the facts, in %s', (locale) => {
  const all: Record<string, string> = terms.find(({ id }) => id === 'dirham')?.forms[locale] ?? {};
  const { per: _per, ...forms } = all;
  expect(DIRHAM_FORMS[locale]).toEqual(forms);
});
