import { expect, test } from 'vitest';
import { checkGluedFacts } from './check-glued-facts.ts';
import type { CheckedItem } from './rule.ts';

const item = (locale: 'en' | 'ar' | 'hi', markdown: string) =>
  ({
    texts: { [locale]: { title: 'Title', summary: '', body: { markdown }, updatedAt: '2026-11-26T08:00:00Z' } },
  }) as unknown as CheckedItem;

test.each([
  ['en', 'A tag costs{{salik.tag.price}} today', 'costs{{salik.tag.price}}'],
  ['en', 'It takes {{visa.time}}days', '{{visa.time}}days'],
  ['hi', 'कीमत{{salik.tag.price}} है', 'कीमत{{salik.tag.price}}'],
  ['ar', 'تكلفته{{salik.tag.price}}', 'تكلفته{{salik.tag.price}}'],
] as const)('STAFF-5 a fact that is joined to a word is found: %s %s', (locale, markdown, evidence) => {
  expect(checkGluedFacts(item(locale, markdown))).toEqual([{ locale, subject: 'glued', evidence }]);
});

test.each([
  ['en', 'A tag costs {{salik.tag.price}}, and ({{salik.tag.credit}}) is credit. **{{salik.peak.price}}**'],
  ['ar', '{{a.b}} و{{c.d}} وب{{e.f}}'],
] as const)('STAFF-5 a fact with its space, signs or an Arabic prefix is not: %s', (locale, markdown) => {
  expect(checkGluedFacts(item(locale, markdown))).toEqual([]);
});
