import { randomUUID } from 'node:crypto';
import type { Conversation, WholeConversation } from '@dalil/assistant/conversation-schema.ts';
import { MAX_CONVERSATIONS } from '@dalil/assistant/conversation.ts';
import { answerFeedback, conversations, conversationTurns } from '@dalil/database/tables/assistant.ts';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, freshAddress, newBrowser, signUpPerson, TEST_PASSWORD } from '../accounts/test-accounts.ts';
import { createContentMemory } from '../core/content-memory.ts';
import { createTestApi } from '../test-api.ts';
import { readAnswer, translatorOf } from './test-stream.ts';

const QUESTION = { question: 'How much is the fine for overstaying a visa?', locale: 'en' };

let database: TestDatabase;
let site: ReturnType<typeof createTestApi>;

beforeAll(async () => {
  database = await createTestDatabase({ hasIndex: true });
});

beforeEach(() => {
  site = createTestApi(database.db, { limitSecret: randomUUID(), memory: createContentMemory() });
});

afterAll(() => database.close());

type Person = Awaited<ReturnType<typeof signUpPerson>>;
const sendAs = async ({ browser }: Person, body: object = {}) =>
  readAnswer(await browser.post('/assistant/answers', { ...QUESTION, ...body }));
const listOf = async ({ browser }: Person) =>
  ((await (await browser.get('/assistant/conversations')).json()) as { conversations: Conversation[] }).conversations;

describe('asking', () => {
  test('CHAT-1 the answer comes as events: citations, sentences, then the whole of it', async () => {
    const response = await site.post('/assistant/answers', QUESTION);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const { events, answer } = await readAnswer(response);
    expect(events.map(({ event }) => event)).toEqual(expect.arrayContaining(['citation', 'part', 'done']));
    expect(events.findIndex(({ event }) => event === 'citation')).toBeLessThan(
      events.findIndex(({ event }) => event === 'part') + 1,
    );
    expect(answer.engine).toBe('grounded');
    expect(translatorOf(answer)).toContain('50');
    for (const block of answer.blocks) {
      if (block.kind === 'cards') continue;
      for (const { role, citations } of block.sentences) if (role === 'claim') expect(citations).not.toEqual([]);
    }
  });

  test('CHAT-2 without a model the state says that the guide answers by itself', async () => {
    expect(await (await site.get('/assistant/state')).json()).toEqual({ engine: 'grounded', name: null, vendor: null });
  });

  test.each([
    ['no question', { question: ' ' }],
    ['a question that is too long', { question: 'x'.repeat(1001) }],
    ['an unknown language', { locale: 'fr' }],
    ['too many turns', { before: Array.from({ length: 7 }, () => ({ question: 'q', cited: [] })) }],
    ['an unknown kind', { about: { kind: 'user', id: 'x' } }],
    ['an id that is none', { conversationId: 'mine' }],
  ])('CHAT-1 %s is rejected before anything is answered', async (_, change) => {
    const response = await site.post('/assistant/answers', { ...QUESTION, ...change });
    expect(response.status).toBe(400);
    expect(await codeOf(response)).toBe('invalid_input');
  });

  test('AUTH-12 thirty questions a minute, exactly, also at the same time; others are not held up', async () => {
    const address = freshAddress();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => site.post('/assistant/answers', QUESTION, address)),
    );
    await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    const rejected = answers.find(({ status }) => status === 429);
    expect(Number(rejected?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(rejected?.headers.get('ratelimit-policy')).toBe('"chat";q=30;w=60');
    expect((await site.post('/assistant/answers', QUESTION, freshAddress())).status).toBe(200);
  });

  test('AUTH-12 a signed-in user has questions of their own', async () => {
    const address = freshAddress();
    const [person, other] = [await signUpPerson(site), await signUpPerson(site)];
    const [browser, neighbour] = [newBrowser(site, address), newBrowser(site, address)];
    await browser.post('/auth/sign-in', { email: person.email, password: TEST_PASSWORD });
    await neighbour.post('/auth/sign-in', { email: other.email, password: TEST_PASSWORD });
    const answers = await Promise.all(Array.from({ length: 31 }, () => browser.post('/assistant/answers', QUESTION)));
    expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([429]);
    await Promise.all(answers.map((answer) => answer.text()));
    expect((await neighbour.post('/assistant/answers', QUESTION)).status).toBe(200);
  }, 30_000);

  test('ROUTE-9 a question from another site is rejected', async () => {
    const response = await newBrowser(site).post('/assistant/answers', QUESTION, { origin: 'https://evil.example' });
    expect([response.status, await codeOf(response)]).toEqual([403, 'origin_refused']);
  });

  test('CHAT-3 the threshold of the user says what is uncertain: a guest’s from the device, else the account’s', async () => {
    const preferences = {
      responseStyle: 'brief',
      confidenceThreshold: 100,
      biasAwareness: true,
      explainDecisions: true,
    };
    const ofGuest = await readAnswer(await site.post('/assistant/answers', { ...QUESTION, preferences }));
    expect(ofGuest.done.isUncertain).toBe(ofGuest.answer.confidence < 100);
    const person = await signUpPerson(site);
    await person.browser.post('/user-preferences', {
      preference_category: 'aiPreferences',
      preference_data: { confidenceThreshold: 0 },
    });
    expect((await sendAs(person, { preferences })).done.isUncertain).toBe(false);
  });
});

describe('conversations', () => {
  test('CHAT-6 a guest leaves nothing behind', async () => {
    const before = (await database.db.select().from(conversationTurns)).length;
    expect((await readAnswer(await site.post('/assistant/answers', QUESTION))).done.conversation).toBeNull();
    expect(await database.db.select().from(conversationTurns)).toHaveLength(before);
  });

  test('CHAT-6 a signed-in user finds question and answer again, and goes on', async () => {
    const amina = await signUpPerson(site);
    const first = await sendAs(amina);
    const conversationId = first.done.conversation?.id;
    site.clock.now = new Date(site.clock.now.getTime() + 60_000);
    await sendAs(amina, { question: 'And for a tourist?', conversationId });
    const response = await amina.browser.get(`/assistant/conversations/${conversationId}`);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const whole = (await response.json()) as WholeConversation;
    expect(whole.title).toBe(QUESTION.question);
    expect(whole.turns.map(({ question }) => question)).toEqual([QUESTION.question, 'And for a tourist?']);
    expect(whole.turns[0]?.answer).toEqual(first.answer);
    expect(await listOf(amina)).toEqual([
      expect.objectContaining({ id: conversationId, turns: 2, updatedAt: site.clock.now.toISOString() }),
    ]);
  });

  test('CHAT-6 two questions at the same time in one conversation stand one after the other', async () => {
    const amina = await signUpPerson(site);
    const conversationId = (await sendAs(amina)).done.conversation?.id;
    await Promise.all(Array.from({ length: 6 }, () => sendAs(amina, { conversationId })));
    const [whole] = await listOf(amina);
    expect(whole?.turns).toBe(7);
  });

  test('CHAT-6 nobody finds, reads, continues, renames, deletes or exports what is somebody else’s', async () => {
    const [amina, eve] = [await signUpPerson(site), await signUpPerson(site, { role: 'admin' })];
    const id = (await sendAs(amina)).done.conversation?.id ?? '';
    const path = `/assistant/conversations/${id}`;
    expect(await listOf(eve)).toEqual([]);
    const rejections = [
      await eve.browser.get(path),
      await eve.browser.patch(path, { title: 'Mine' }),
      await eve.browser.delete(path),
      await eve.browser.get(`/assistant/export?format=json&conversation=${id}`),
      await eve.browser.post('/assistant/answers', { ...QUESTION, conversationId: id }),
      await newBrowser(site).post('/assistant/answers', { ...QUESTION, conversationId: id }),
    ];
    for (const rejected of rejections) expect([rejected.status, await codeOf(rejected)]).toEqual([404, 'not_found']);
    expect((await newBrowser(site).get(path)).status).toBe(401);
    const rating = {
      key: randomUUID(),
      rating: 'useful',
      locale: 'en',
      engine: 'grounded',
      outcome: 'answered',
      cited: [],
    };
    const [turn] = await database.db.select().from(conversationTurns).limit(1);
    await eve.browser.post('/assistant/feedback', { ...rating, turnId: turn?.id });
    await eve.browser.delete('/assistant/conversations');
    const [saved] = await listOf(amina);
    expect(saved).toMatchObject({ id, title: QUESTION.question, turns: 1 });
    const ratings = (await database.db.select().from(conversationTurns)).map((row) => row.rating);
    expect(new Set(ratings)).toEqual(new Set([null]));
  });

  test('CHAT-6 renamed, exported as JSON and as text, deleted one by one and all at the same time', async () => {
    const amina = await signUpPerson(site);
    const ids: string[] = [];
    for (const question of ['First?', 'Second?', 'Third?']) {
      ids.push((await sendAs(amina, { question })).done.conversation?.id ?? '');
    }
    const renamed = await amina.browser.patch(`/assistant/conversations/${ids[0]}`, { title: '  Fines ' });
    expect(await renamed.json()).toEqual({ id: ids[0], title: 'Fines' });
    const json = await amina.browser.get('/assistant/export?format=json');
    expect(json.headers.get('content-disposition')).toBe('attachment; filename="conversations.json"');
    expect(((await json.json()) as { conversations: unknown[] }).conversations).toHaveLength(3);
    const text = await (await amina.browser.get(`/assistant/export?format=text&conversation=${ids[0]}`)).text();
    expect(text).toMatch(/^# Fines\n\n.*\n> First\?\n\n/);
    expect(await (await amina.browser.delete(`/assistant/conversations/${ids[0]}`)).json()).toEqual({ removed: 1 });
    expect((await amina.browser.delete(`/assistant/conversations/${ids[0]}`)).status).toBe(404);
    expect(await (await amina.browser.delete('/assistant/conversations')).json()).toEqual({ removed: 2 });
    expect(await listOf(amina)).toEqual([]);
  });

  test('CHAT-6 a conversation that was deleted meanwhile is begun anew', async () => {
    const amina = await signUpPerson(site);
    const id = (await sendAs(amina)).done.conversation?.id ?? '';
    await amina.browser.delete(`/assistant/conversations/${id}`);
    expect((await amina.browser.post('/assistant/answers', { ...QUESTION, conversationId: id })).status).toBe(404);
  });

  test('CHAT-6 of very many conversations the one that rested longest makes room', async () => {
    const amina = await signUpPerson(site);
    const at = (minutes: number) => new Date(site.clock.now.getTime() - minutes * 60_000);
    await database.db.insert(conversations).values(
      Array.from({ length: MAX_CONVERSATIONS }, (_, index) => ({
        id: randomUUID(),
        userId: amina.id,
        title: `${index + 1}`,
        createdAt: at(index + 1),
        updatedAt: at(index + 1),
      })),
    );
    await sendAs(amina);
    const saved = await listOf(amina);
    expect(saved).toHaveLength(MAX_CONVERSATIONS);
    expect(saved.map(({ title }) => title)).not.toContain(`${MAX_CONVERSATIONS}`);
    expect(saved[0]?.title).toBe(QUESTION.question);
  });

  test('CHAT-6 what was asked goes with the account', async () => {
    const amina = await signUpPerson(site);
    await sendAs(amina);
    await amina.browser.post('/auth/delete-account', { password: TEST_PASSWORD });
    const owners = (await database.db.select().from(conversations)).map(({ userId }) => userId);
    expect(owners).not.toContain(amina.id);
  });
});

describe('what users think of answers', () => {
  const rating = () => ({
    key: randomUUID(),
    rating: 'not_useful',
    locale: 'en',
    engine: 'grounded',
    outcome: 'answered',
    cited: ['fact/visa.overstay.daily-fine'],
  });

  test('CHAT-6 a rating is of nobody, and holds question and answer only where they are given', async () => {
    const amina = await signUpPerson(site);
    const { done } = await sendAs(amina);
    const plain = rating();
    const shared = { ...rating(), shared: { question: 'Q?', answer: 'A.' }, message: ' wrong year ' };
    await amina.browser.post('/assistant/feedback', { ...plain, turnId: done.conversation?.turnId });
    await site.post('/assistant/feedback', shared);
    const rows = await database.db.select().from(answerFeedback);
    const byKey = (key: string) => rows.find((row) => row.key === key);
    expect(byKey(plain.key)).toMatchObject({ question: null, answer: null, message: null, rating: 'not_useful' });
    expect(byKey(shared.key)).toMatchObject({ question: 'Q?', answer: 'A.', message: 'wrong year' });
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${amina.id}|${done.conversation?.turnId}`));
    const whole = await (await amina.browser.get(`/assistant/conversations/${done.conversation?.id}`)).json();
    expect((whole as WholeConversation).turns[0]?.rating).toBe('not_useful');
  });

  test('CHAT-6 a changed mind replaces the rating', async () => {
    const first = rating();
    await site.post('/assistant/feedback', first);
    expect((await site.post('/assistant/feedback', { ...first, rating: 'useful' })).status).toBe(204);
    const rows = (await database.db.select().from(answerFeedback)).filter(({ key }) => key === first.key);
    expect(rows).toEqual([expect.objectContaining({ rating: 'useful' })]);
  });
});
