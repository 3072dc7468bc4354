import { facts } from '@dalil/database/tables/guide.ts';
import { CALCULATOR_FACTS } from '@dalil/domain/calculators/calculator-facts.ts';
import { CALCULATORS } from '@dalil/domain/calculators/calculator-ids.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestSite } from '../test-site.ts';
import type { CalculatorView } from './calculator-view.ts';

const { database, site } = await openTestSite({ hasContent: true });

async function get(calculator: string, locale = 'en'): Promise<CalculatorView> {
  const response = await site.get(`/calculators/${calculator}?locale=${locale}`);
  expect(response.status, calculator).toBe(200);
  return (await response.json()) as CalculatorView;
}

test('ID-2 every fact of every calculator is in the guide, with its source, date and grade', async () => {
  for (const calculator of CALCULATORS) {
    const view = await get(calculator);
    expect(view.facts.map(({ id }) => id)).toEqual([...CALCULATOR_FACTS[calculator]]);
    expect(view.facts.every(({ source, asOf }) => source.url.startsWith('https://') && asOf.length >= 4)).toBe(true);
  }
});

test.each(LOCALES)('I18N-2 the toll has its gates by name in %s, its pairs and the holidays', async (locale) => {
  const { gates, pairs, holidays, facts: found } = await get('salik', locale);
  expect(gates).toHaveLength(10);
  expect(gates.every(({ name, road }) => name !== '' && road !== '')).toBe(true);
  expect(pairs.flat().every((id) => gates.some((gate) => gate.id === id))).toBe(true);
  expect(holidays.length).toBeGreaterThan(3);
  expect(found.every((fact) => fact.locale === locale)).toBe(true);
});

test('ID-2 a changed fact is in the next answer, and a hidden one has no value', async () => {
  const peak = async () => (await get('salik')).facts.find(({ id }) => id === 'salik.peak.price');
  expect((await peak())?.value).toBe(6);
  await database.db.update(facts).set({ value: 8 }).where(eq(facts.id, 'salik.peak.price'));
  expect(await peak()).toMatchObject({ value: 8, text: 'AED\u00a08' });
  await database.db.update(facts).set({ isShown: false }).where(eq(facts.id, 'salik.peak.price'));
  expect(await peak()).toMatchObject({ value: null, text: null, status: 'hidden' });
});

test('ID-2 an unknown calculator is refused', async () => {
  expect((await site.get('/calculators/horoscope?locale=en')).status).toBe(400);
});
