import { unansweredCounts } from '@dalil/database/tables/assistant.ts';
import { contentItems, contentTexts, facts } from '@dalil/database/tables/guide.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestSite } from '../test-site.ts';
import type { GuideFigures } from './get-guide-figures.ts';

const { database, site } = await openTestSite({ hasContent: true });

async function read(): Promise<GuideFigures> {
  const response = await site.get('/guide-figures');
  expect(response.status).toBe(200);
  return (await response.json()) as GuideFigures;
}

test('STAFF-9 the figures count what users can see, in every language', async () => {
  const figures = await read();
  expect(figures.texts.map(({ locale }) => locale)).toEqual(LOCALES);
  expect(figures.facts.total).toBe(await database.db.$count(facts));
  expect(figures.facts.shown).toBe(await database.db.$count(facts, eq(facts.isShown, true)));
  const published = await database.db.$count(contentItems, eq(contentItems.state, 'published'));
  expect(figures.items.reduce((sum, { count }) => sum + count, 0)).toBe(published);
  const [english, arabic] = figures.texts;
  expect(english).toMatchObject({ texts: published, translated: 0 });
  expect(arabic?.translated).toBeGreaterThan(0);
  expect(arabic?.compared).toBeGreaterThan(0);
});

test('STAFF-9 an approval and a reading by a native speaker are counted, an unpublished text is not', async () => {
  const before = (await read()).texts.find(({ locale }) => locale === 'hi');
  const place = and(eq(contentItems.kind, 'place'), eq(contentItems.id, 'dubai-mall'));
  const [row] = await database.db.select().from(contentItems).where(place);
  const approvedBy = { hi: { name: 'Layla Haddad', approvedAt: '2026-11-21T08:00:00Z' } };
  await database.db
    .update(contentItems)
    .set({ provenance: { ...(row?.provenance as object), approvedBy } })
    .where(place);
  const text = (id: string) => and(eq(contentTexts.itemId, id), eq(contentTexts.locale, 'hi'));
  await database.db
    .update(contentTexts)
    .set({ translation: { from: 'en', isReviewedByNative: true } })
    .where(text('dubai-mall'));
  await database.db.update(contentTexts).set({ state: 'draft' }).where(text('burj-khalifa'));
  expect((await read()).texts.find(({ locale }) => locale === 'hi')).toEqual({
    locale: 'hi',
    texts: (before?.texts ?? 0) - 1,
    person: before?.person,
    assisted: before?.assisted,
    drafted: (before?.drafted ?? 0) - 1,
    computed: before?.computed,
    compared: before?.compared,
    approved: (before?.approved ?? 0) + 1,
    translated: (before?.translated ?? 0) - 1,
    readByNative: (before?.readByNative ?? 0) + 1,
  });
});

test('STAFF-9 what nothing is known of is not counted as zero', async () => {
  expect(await read()).toMatchObject({ corrections: null, unanswered: null });
  const count = (day: string, questions: number) =>
    database.db.insert(unansweredCounts).values({ day, topic: 'none', locale: 'en', questions });
  await count('2026-11-22', 50);
  await count('2026-10-01', 50);
  await count('2026-11-21', 9);
  expect((await read()).unanswered).toBeNull();
  await count('2026-11-20', 3);
  expect((await read()).unanswered).toBe(12);
});
