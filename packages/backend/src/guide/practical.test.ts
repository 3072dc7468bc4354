import { facts } from '@dalil/database/tables/guide.ts';
import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestSite } from '../test-site.ts';
import type { PracticalView } from './get-practical.ts';

const { database, site } = await openTestSite({ hasContent: true });

async function practical(locale: Locale): Promise<PracticalView> {
  const response = await site.get(`/practical?locale=${locale}`);
  expect(response.status).toBe(200);
  return (await response.json()) as PracticalView;
}

test.each(LOCALES)('ID-2 the essentials are whole in %s, every fact with its source and date', async (locale) => {
  const view = await practical(locale);
  expect(view.locale).toBe(locale);
  expect(view.sections.map(({ id }) => id)).toEqual([
    'money',
    'connectivity',
    'health',
    'etiquette-and-law',
    'electricity',
  ]);
  expect(view.sections.every(({ items }) => items.length > 3)).toBe(true);
  expect(view.phrasebook.groups.flatMap(({ phrases }) => phrases)).toHaveLength(60);
  const known = new Set(view.facts.map(({ id }) => id));
  const requests = JSON.stringify([view.sections, view.transport]).matchAll(/"type":"fact","id":"([^"]+)"/g);
  for (const [, id = ''] of requests) expect(known, id).toContain(id);
  expect(view.facts.every(({ source, asOf }) => source.url.startsWith('https://') && asOf.length >= 4)).toBe(true);
  expect(JSON.stringify(view)).not.toContain('{{');
});

test('ID-2 the numbers for danger come first and can be dialled', async () => {
  const { emergency, facts: views } = await practical('ur');
  const urgent = emergency.numbers.filter(({ isUrgent }) => isUrgent);
  expect(emergency.numbers.slice(0, urgent.length)).toEqual(urgent);
  const hrefs = urgent.map(({ factId }) => views.find(({ id }) => id === factId)?.href);
  expect(hrefs).toEqual(['tel:999', 'tel:998', 'tel:997', 'tel:996', 'tel:991']);
});

test('ID-2 a number that is not confirmed any more is not sent', async () => {
  await database.db.update(facts).set({ isShown: false }).where(eq(facts.id, 'emergency.dewa'));
  const { facts: views } = await practical('en');
  const dewa = views.find(({ id }) => id === 'emergency.dewa');
  expect(dewa).toMatchObject({ text: null, status: 'hidden' });
  expect(dewa).not.toHaveProperty('href');
});

test('ID-2 of the transport handbook only the facts the page shows are sent', async () => {
  const ids = new Set((await practical('en')).facts.map(({ id }) => id));
  expect(ids).toContain('taxi.flagfall.airport');
  expect(ids).not.toContain('nol.pass.365-days.all-zones');
});
