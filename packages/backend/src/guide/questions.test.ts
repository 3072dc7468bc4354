import { contentItems, contentTexts, facts } from '@dalil/database/tables/guide.ts';
import type { Inline } from '@dalil/domain/guide/document.ts';
import { QUESTION_GROUPS } from '@dalil/domain/guide/question.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestSite } from '../test-site.ts';
import type { QuestionGroupView, QuestionsView } from './list-questions.ts';

const { database, site } = await openTestSite({ hasContent: true });

async function get<View>(path: string): Promise<View> {
  const response = await site.get(path);
  expect(response.status).toBe(200);
  return (await response.json()) as View;
}

const read = (locale = 'en') => get<QuestionsView>(`/questions?locale=${locale}`);
const readGroup = (group: string, locale = 'en') => get<QuestionGroupView>(`/questions/${group}?locale=${locale}`);
const all = (view: QuestionsView) => view.groups.flatMap(({ questions }) => questions);

function factIds(nodes: readonly Inline[]): string[] {
  return nodes.flatMap((node) => (node.type === 'fact' ? [node.id] : 'children' in node ? factIds(node.children) : []));
}

test.each(LOCALES)(
  'ROUTE-1 the questions stand in their groups in %s, answered and with links that lead on',
  async (locale) => {
    const view = await read(locale);
    expect(view.groups.map(({ id }) => id)).toEqual(
      QUESTION_GROUPS.filter((id) => view.groups.some((group) => group.id === id)),
    );
    expect(view.groups.every(({ id, label }) => label !== id)).toBe(true);
    expect(all(view)).toHaveLength(
      await database.db.$count(
        contentItems,
        and(eq(contentItems.kind, 'question'), eq(contentItems.state, 'published')),
      ),
    );
    for (const { id, label, questions } of view.groups) {
      const group = await readGroup(id, locale);
      expect(group).toMatchObject({ id, label, questions });
      expect(group.groups.map((other) => [other.id, other.label, other.count])).toEqual(
        view.groups.map((other) => [other.id, other.label, other.questions.length]),
      );
      for (const question of group.questions) {
        expect(question.locale).toBe(locale);
        expect(question.blocks.length).toBeGreaterThan(0);
        expect(question.related.every(({ href }) => /^\/(?:news|government|tourism|content)\//.test(href))).toBe(true);
      }
    }
  },
);

test('ID-2 every fact of an answer comes with it, in the language of the page', async () => {
  const view = await readGroup('transport', 'ar');
  const known = new Map(view.facts.map((fact) => [fact.id, fact]));
  const requests = view.questions.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'paragraph' ? factIds(block.children) : [])),
  );
  expect(requests.length).toBeGreaterThan(10);
  expect(requests.filter((id) => !known.has(id))).toEqual([]);
  expect(view.facts.every(({ locale }) => locale === 'ar')).toBe(true);
});

test('STAFF-9 a hidden fact gives no value, and a question that is not published is not there', async () => {
  const [fact] = (await readGroup('transport')).facts;
  await database.db
    .update(facts)
    .set({ isShown: false })
    .where(eq(facts.id, fact?.id ?? ''));
  expect((await readGroup('transport')).facts.find(({ id }) => id === fact?.id)).toMatchObject({
    text: null,
    status: 'hidden',
  });
  await database.db
    .update(facts)
    .set({ isShown: true })
    .where(eq(facts.id, fact?.id ?? ''));

  const ofTipping = and(eq(contentItems.kind, 'question'), eq(contentItems.id, 'tipping'));
  await database.db.update(contentItems).set({ state: 'archived' }).where(ofTipping);
  expect(all(await read()).map(({ id }) => id)).not.toContain('tipping');
  expect((await readGroup('money')).questions.map(({ id }) => id)).not.toContain('tipping');
  await database.db.update(contentItems).set({ state: 'published' }).where(ofTipping);
});

test('ERR-8 an unknown group of questions is refused, one without published questions is not found', async () => {
  expect((await site.get('/questions/cooking?locale=en')).status).toBe(400);
  const ids = (await readGroup('privacy')).questions.map(({ id }) => id);
  const ofPrivacy = and(eq(contentItems.kind, 'question'), inArray(contentItems.id, ids));
  await database.db.update(contentItems).set({ state: 'archived' }).where(ofPrivacy);
  expect((await site.get('/questions/privacy?locale=en')).status).toBe(404);
  await database.db.update(contentItems).set({ state: 'published' }).where(ofPrivacy);
});

test('I18N-2 a question without a text in the language is shown in English', async () => {
  const hindi = and(
    eq(contentTexts.kind, 'question'),
    eq(contentTexts.itemId, 'tipping'),
    eq(contentTexts.locale, 'hi'),
  );
  await database.db.update(contentTexts).set({ state: 'draft' }).where(hindi);
  expect(all(await read('hi')).find(({ id }) => id === 'tipping')?.locale).toBe('en');
  await database.db.update(contentTexts).set({ state: 'published' }).where(hindi);
});

test('ID-2 some facts are given in the order requested; one nobody knows is left out', async () => {
  const response = await site.get('/shown-facts?locale=ur&ids=emergency.police,no.such,emergency.ambulance');
  const found = (await response.json()) as { id: string; text: string; locale: string }[];
  expect(found.map(({ id, text, locale }) => [id, text, locale])).toEqual([
    ['emergency.police', '999', 'ur'],
    ['emergency.ambulance', '998', 'ur'],
  ]);
  expect((await site.get('/shown-facts?ids=')).status).toBe(200);
  expect(
    (await site.get(`/shown-facts?ids=${Array.from({ length: 121 }, (_, at) => `f.${at}`).join(',')}`)).status,
  ).toBe(400);
});
