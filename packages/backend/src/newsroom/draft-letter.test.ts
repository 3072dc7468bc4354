import { factVersions, newsroomTexts } from '@dalil/database/tables/newsroom.ts';
import { complianceAuditLogs } from '@dalil/database/tables/accounts.ts';
import { facts } from '@dalil/database/tables/guide.ts';
import { ideas } from '@dalil/database/tables/quality.ts';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestSite, signUpPerson, type TestSite } from '../accounts/test-accounts.ts';
import type { LetterList } from '../guide/list-letters.ts';
import { readFacts } from '../guide/find-facts.ts';
import { draftLetter } from './draft-letter.job.ts';
import { letterInput } from './letter-input.ts';
import { newsroomOf } from './test-newsroom.ts';

const NOW = new Date('2026-11-23T01:30:00Z');
const ID = 'weekly-letter-2026-11-16';
const FACT = 'salik.peak.price';

let database: TestDatabase;
let site: TestSite;

beforeAll(async () => {
  database = await createTestDatabase({ hasContent: true });
  site = createTestSite(database.db, { now: () => NOW });
});

afterAll(() => database.close());

const run = () =>
  draftLetter({ ...site.deps, sendMail: () => Promise.reject(new Error('no mail')) }, {}, { id: '1', enqueuedAt: NOW });

async function published(locale: string): Promise<LetterList> {
  return (await (await site.get(`/letters?locale=${locale}`)).json()) as LetterList;
}

/** A fact that staff changed in the week, the last of its values being that of the content. */
async function givenChange() {
  const { facts: found } = await readFacts(site.deps, 'en', [FACT]);
  const [fact] = found;
  if (fact?.type !== 'money') throw new Error('no such fact');
  const changedAt = new Date('2026-11-18T08:00:00Z');
  const before = { ...fact, value: 999, display: undefined };
  await database.db.insert(factVersions).values({ factId: FACT, before, reason: 'world-changed', changedAt });
}

async function givenIdeas() {
  const idea = { topic: 'transport', message: 'My own words', locale: 'en', staffLocale: 'en', createdAt: NOW };
  const updatedAt = new Date('2026-11-19T08:00:00Z');
  await database.db.insert(ideas).values([
    { ...idea, reference: 'I-1', state: 'answered', summary: 'A roof over the stop', updatedAt },
    { ...idea, reference: 'I-2', state: 'answered', summary: null, updatedAt },
    { ...idea, reference: 'I-3', state: 'closed', summary: 'Weeks ago', updatedAt: new Date('2026-11-01T08:00:00Z') },
  ]);
}

test('STAFF-1 STAFF-9 a letter of the week waits in four languages for a person, and users see none until one publishes it', async () => {
  await givenChange();
  await givenIdeas();
  await Promise.all([run(), run()]);
  const texts = await database.db.select().from(newsroomTexts).where(eq(newsroomTexts.itemId, ID));
  expect(texts.map(({ locale, state }) => `${locale} ${state}`).toSorted()).toEqual(
    LOCALES.map((locale) => `${locale} in-review`).toSorted(),
  );
  expect(await published('en')).toEqual([]);
  expect((await site.get(`/articles/${ID}?locale=en`)).status).toBe(404);

  const publisher = await signUpPerson(site, { role: 'publisher' });
  const newsroom = newsroomOf(publisher.browser);
  const text = await newsroom.read(ID, 'en');
  expect(text).toMatchObject({ details: { method: 'computed' }, state: 'in-review' });
  expect(text.markdown).toMatch(/before AED.999, now AED.\d/);
  expect(text.markdown).toContain('A roof over the stop (answered)');
  expect(text.markdown).not.toMatch(/My own words|Weeks ago/);
  for (const locale of ['en', 'ar'] as const) {
    expect((await newsroom.act(ID, locale, 1, 'publish')).status).toBe(409);
    expect((await newsroom.act(ID, locale, 1, 'approve')).status).toBe(200);
    expect((await newsroom.act(ID, locale, 1, 'publish')).status).toBe(200);
  }
  const [arabic] = await published('ar');
  expect(arabic).toMatchObject({ id: ID, href: `/news/${ID}`, locale: 'ar' });
  expect(arabic?.title).toMatch(/^رسالة الأسبوع/);
  const article = (await (await site.get(`/articles/${ID}?locale=en`)).json()) as { isEvergreen: boolean };
  expect(article.isEvergreen).toBe(false);
});

test('STAFF-1 a second run writes nothing, and the log names no person for the draft', async () => {
  await run();
  const entries = await database.db
    .select()
    .from(complianceAuditLogs)
    .where(eq(complianceAuditLogs.eventType, 'newsroom.created'));
  const ofLetter = entries.filter(({ metadata }) => JSON.stringify(metadata).includes(ID));
  expect(ofLetter.map(({ userId }) => userId)).toEqual(LOCALES.map(() => null));
});

test('STAFF-9 a hidden value is in no letter', async () => {
  await database.db.update(facts).set({ isShown: false }).where(eq(facts.id, FACT));
  const { changes } = await letterInput(site.deps, '2026-11-16', 'en');
  expect(changes).toMatchObject([{ before: expect.stringMatching(/^AED.999$/), after: null }]);
});
