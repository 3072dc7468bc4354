import { createApi } from '@dalil/backend/api.ts';
import { buildGuide } from '@dalil/backend/offline/build-guide.ts';
import { createGuideReader } from '@dalil/backend/offline/guide-updater.ts';
import { createTestApi, TEST_NOW } from '@dalil/backend/test-api.ts';
import { contentItems, facts } from '@dalil/database/tables/guide.ts';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import type { Question } from '@dalil/assistant/conversation-schema.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { PACK_NAMES, writtenName } from '@dalil/domain/offline/offline-guide.ts';
import type { SearchKind } from '@dalil/search/search-document.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readGold } from '../../../../bench/assistant/gold.ts';
import type { DeviceDatabase } from '../device-database.ts';
import { openGuide } from '../guide/guide-reader.ts';
import { updatePack } from '../guide/update-pack.ts';
import { removePack } from '../guide/store-pack.ts';
import { emptyDevice } from '../test-device.ts';
import { answerOnDevice, prepareDevice } from './answer-on-device.ts';

/** Sample step: the full gold set takes minutes, and every nth question still covers every file and language. */
const EACH = inject('isFullRun') ? 11 : 29;

let database: TestDatabase;
let site: ReturnType<typeof createTestApi>;
let reader: ReturnType<typeof createGuideReader>;
let db: DeviceDatabase;
let readers = 0;
let updates = 0;

beforeAll(async () => {
  database = await createTestDatabase({ hasGuide: true });
  site = createTestApi(database.db);
  reader = createGuideReader(site.deps, createApi);
  db = await emptyDevice();
  await update();
}, 120_000);

afterAll(() => database.close());

const QUESTION: Question = { question: 'What is the fine for overstaying a visit visa?', locale: 'en', before: [] };

/** Updates the guide with the changes, one second later, and all packs of the device. */
async function update(): Promise<void> {
  const now = new Date(TEST_NOW.getTime() + 1000 * updates++);
  site.clock.now = now;
  await buildGuide(site.deps, reader);
  const fetch = async (address: string) => site.api.request(address);
  for (const pack of PACK_NAMES) await updatePack(db, pack, { now, fetch });
}

async function queryDevice(question: Question): Promise<string> {
  return (await answerOnDevice(db, question, site.clock.now))?.events ?? '';
}

/** Every question is sent as another user, because one user may send thirty a minute. */
async function queryServer(question: Question): Promise<string> {
  readers += 1;
  const answer = await site.post('/assistant/answers', question, `203.0.${readers >> 8}.${readers & 255}`);
  return answer.text();
}

test('CHAT-5 the device answers questions of the gold set as the server does, event by event, in four languages', async () => {
  const requests = (await readGold())
    .flatMap(({ id, at, about, questions }) =>
      LOCALES.map((locale) => ({ id, at, about, locale, question: questions[locale] })),
    )
    .filter((_one, place) => place % EACH === 0)
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));
  expect(requests.length).toBeGreaterThan(30);
  const different: string[] = [];
  for (const { id, at, about, locale, question } of requests) {
    site.clock.now = new Date(at);
    const [kind, name] = about?.split('/') ?? [];
    const page = kind && name ? { kind: kind as SearchKind, id: name } : null;
    const requested = { ...QUESTION, question, locale, about: page };
    const ofServer = await queryServer(requested);
    expect(ofServer).toContain('event: done');
    if ((await queryDevice(requested)) !== ofServer) different.push(`${locale} ${id}`);
  }
  expect(different).toEqual([]);
}, 300_000);

test('CHAT-5 CHAT-3 follow-ups and preferences mean the same on the device', async () => {
  const before = [{ question: QUESTION.question, cited: [{ kind: 'fact', id: 'visa.overstay.daily-fine' }] }];
  const preferences = { responseStyle: 'brief', confidenceThreshold: 100, biasAwareness: true, explainDecisions: true };
  const requested = { ...QUESTION, question: '  And where do I pay it?', before, preferences } as Question;
  const ofServer = await queryServer(requested);
  expect(ofServer).toContain('"follow_up"');
  expect(ofServer).toContain('"isUncertain":true');
  expect(await queryDevice(requested)).toBe(ofServer);
});

test('CHAT-5 CHAT-2 an emergency has its number, its first aid and its lines on the device, too', async () => {
  const stroke = { ...QUESTION, question: 'my father is having a stroke where is the nearest hospital' };
  const ofServer = await queryServer(stroke);
  expect(ofServer).toContain('"type":"safety"');
  expect(ofServer).toContain('"firstaid.stroke.dont"');
  expect(await queryDevice(stroke)).toBe(ofServer);
  const violence = { ...QUESTION, question: 'شوہر مجھے مار رہا ہے', locale: 'ur' as const };
  expect(await queryDevice(violence)).toContain('phone.women-shelter');
  expect(await queryDevice(violence)).toBe(await queryServer(violence));
});

test('CHAT-5 what is taken back, and the value of a fact that may not be shown, is gone from the device after its next update', async () => {
  const id = 'visa.overstay.daily-fine';
  const stored = async () => (await openGuide(db, 'search'))?.read(writtenName('fact', id));
  const ofPlace: Question = { ...QUESTION, question: 'What is Ain Dubai?' };
  site.clock.now = TEST_NOW;
  expect(await queryDevice(ofPlace)).toContain('"place","id":"ain-dubai"');
  expect(await stored()).toMatchObject({ value: 50 });
  const place = and(eq(contentItems.kind, 'place'), eq(contentItems.id, 'ain-dubai'));
  await database.db.update(contentItems).set({ state: 'archived' }).where(place);
  await database.db.update(facts).set({ isShown: false }).where(eq(facts.id, id));
  // One update of both: making the guide takes a quarter of a minute.
  await update();
  expect(await queryDevice(ofPlace)).not.toContain('ain-dubai');
  expect(await queryDevice(ofPlace)).toBe(await queryServer(ofPlace));
  expect(await stored()).toMatchObject({ id, value: null });
  expect(await queryDevice(QUESTION)).not.toContain('AED 50');
  expect(await queryDevice(QUESTION)).toBe(await queryServer(QUESTION));
}, 240_000);

test('CHAT-5 a device that got ready answers the same', async () => {
  await prepareDevice(db, 'ar', site.clock.now);
  expect(await queryDevice(QUESTION)).toBe(await queryServer(QUESTION));
});

test('CHAT-5 without the guide the device has no answer, and nothing to get ready', async () => {
  await removePack(db, 'search');
  await expect(prepareDevice(db, 'en', site.clock.now)).resolves.toBeUndefined();
  expect(await answerOnDevice(db, QUESTION, site.clock.now)).toBeNull();
});
