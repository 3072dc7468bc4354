import { NEIGHBOURHOODS } from '@dalil/domain/guide/neighbourhood.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { expect, test } from 'vitest';
import { openTestSite } from '../test-site.ts';
import type { LivingView, RealEstateView } from './living-view.ts';

const { site } = await openTestSite({ hasContent: true });

async function json<T>(path: string): Promise<T> {
  const response = await site.get(path);
  expect(response.status, path).toBe(200);
  return (await response.json()) as T;
}

/** Every fact a page refers to is included, with a source and a date. */
function expectFacts(view: LivingView | RealEstateView): void {
  const known = new Set(view.facts.map(({ id }) => id));
  for (const [, id = ''] of JSON.stringify(view).matchAll(/"type":"fact","id":"([^"]+)"/g)) {
    expect(known, id).toContain(id);
  }
  expect(view.facts.every(({ source, asOf }) => source.url.startsWith('https://') && asOf.length >= 4)).toBe(true);
  expect(JSON.stringify(view)).not.toContain('{{');
}

test.each(LOCALES)('ID-2 the page of living is whole in %s', async (locale) => {
  const view = await json<LivingView>(`/living?locale=${locale}`);
  expect(view.locale).toBe(locale);
  const ids: string[] = view.neighbourhoods.map(({ id }) => id);
  expect(ids.slice(0, NEIGHBOURHOODS.length)).toEqual(NEIGHBOURHOODS);
  expect(ids).toContain('jvc');
  expect(view.moveIn.length).toBeGreaterThan(10);
  expect(view.services).toHaveLength(10);
  expect(view.articles).toHaveLength(4);
  expectFacts(view);
});

test('ID-2 a service charge stands with the neighbourhoods the guide knows it of, and with no other', async () => {
  const { neighbourhoods } = await json<LivingView>('/living?locale=en');
  const charges = Object.fromEntries(neighbourhoods.map(({ id, serviceCharge }) => [id, serviceCharge]));
  expect(charges['dubai-marina']).toEqual({ min: 'service-charge.marina.min', max: 'service-charge.marina.max' });
  expect(charges['palm-jumeirah']).toEqual({ min: 'service-charge.palm', max: null });
  expect(charges.deira).toBeNull();
});

test('ID-2 what is known of rents stands with its neighbourhoods, with its date, and the ranges of the city beside them', async () => {
  const { neighbourhoods, cityRents, facts } = await json<LivingView>('/living?locale=en');
  const rents = Object.fromEntries(neighbourhoods.map((one) => [one.id, one.rents]));
  expect(rents['dubai-marina']).toEqual(['rent.marina.one-bedroom']);
  expect(rents.mirdif).toEqual(['rent.rise.mirdif']);
  expect(rents.deira).toEqual([]);
  const known = new Map(facts.map((fact) => [fact.id, fact]));
  for (const id of [...Object.values(rents).flat(), ...cityRents]) {
    expect(known.get(id)).toMatchObject({ text: expect.any(String), asOf: expect.stringMatching(/^20\d\d/) });
  }
});

test.each(LOCALES)('ID-2 the page of renting and buying is whole in %s', async (locale) => {
  const view = await json<RealEstateView>(`/real-estate?locale=${locale}`);
  expect(view.locale).toBe(locale);
  expect(view.renting.steps.length).toBeGreaterThan(5);
  expect(view.buying.steps.length).toBeGreaterThan(5);
  expectFacts(view);
});
