import { isDeepStrictEqual } from 'node:util';
import { createApi } from '@dalil/backend/api.ts';
import { buildGuide } from '@dalil/backend/offline/build-guide.ts';
import { createGuideReader } from '@dalil/backend/offline/guide-updater.ts';
import { createTestApi, TEST_NOW } from '@dalil/backend/test-api.ts';
import { contentItems, facts } from '@dalil/database/tables/guide.ts';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { PACK_NAMES } from '@dalil/domain/offline/offline-guide.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readJudgedNeeds } from '../../../../bench/search/judged-needs.ts';
import type { DeviceDatabase } from '../device-database.ts';
import { answerAddress } from '../guide/answer-from-guide.ts';
import { updatePack } from '../guide/update-pack.ts';
import { emptyDevice } from '../test-device.ts';

let database: TestDatabase;
let site: ReturnType<typeof createTestApi>;
let reader: ReturnType<typeof createGuideReader>;
let db: DeviceDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ hasGuide: true });
  site = createTestApi(database.db);
  reader = createGuideReader(site.deps, createApi);
  db = await emptyDevice();
  await update(TEST_NOW);
}, 120_000);

afterAll(() => database.close());

/** Builds the guide and updates all packs of the device. */
async function update(now: Date): Promise<void> {
  site.clock.now = now;
  await buildGuide(site.deps, reader);
  const fetch = async (address: string) => site.api.request(address);
  for (const pack of PACK_NAMES) await updatePack(db, pack, { now, fetch });
}

async function onDevice(path: string, now = TEST_NOW): Promise<unknown> {
  const answer = await answerAddress(db, new URL(`https://dalil.example/api${path}`), now);
  return answer?.json();
}

/** The paths with different answers on server and device. Suggestions are rate limited, so the clock is advanced. */
async function differing(paths: readonly string[]): Promise<string[]> {
  const different: string[] = [];
  for (const [at, path] of paths.entries()) {
    site.clock.now = new Date(TEST_NOW.getTime() + at * 61_000);
    const server = await site.get(path);
    if (server.status !== 200 || !isDeepStrictEqual(await onDevice(path), await server.json())) different.push(path);
  }
  return different;
}

function searchPath(locale: Locale, query: string, more = ''): string {
  const address = `?${new URLSearchParams({ q: query }).toString()}${more}`;
  return `/search?${new URLSearchParams({ locale, search: address }).toString()}`;
}

function suggestionsPath(locale: Locale, q: string): string {
  return `/search/suggestions?${new URLSearchParams({ locale, q }).toString()}`;
}

type Judged = { locale: Locale; query: string };

async function judgedQueries(): Promise<Judged[]> {
  const { known, heldOut } = await readJudgedNeeds();
  return [...known, ...heldOut].flatMap(({ queries }) =>
    LOCALES.flatMap((locale) => queries[locale].map((query) => ({ locale, query }))),
  );
}

/** Sample step: all judged queries take minutes, and every nth still covers every group and language. */
const EACH = inject('isFullRun') ? 13 : 41;

const FILTERS = [
  '&page=2',
  '&in=places&neighbourhood=deira',
  '&category=dining',
  '&when=month',
  '&when=weekend',
  '&in=facts',
];

test('SEARCH-8 the device finds what the server finds for judged queries of every group, with the same order, counts and answer', async () => {
  const all = await judgedQueries();
  expect(all.length).toBeGreaterThan(1000);
  const judged = all.filter((_one, at) => at % EACH === 0);
  expect(await differing(judged.map(({ locale, query }) => searchPath(locale, query)))).toEqual([]);
}, 300_000);

test('SEARCH-8 filters and pages are the same on the device', async () => {
  const some = (await judgedQueries()).filter((_one, at) => at % (4 * EACH) === 1);
  const paths = some.map(({ locale, query }, at) => searchPath(locale, query, FILTERS[at % FILTERS.length]));
  const whole = LOCALES.flatMap((locale) => FILTERS.map((filter) => searchPath(locale, 'dubai', filter)));
  expect(await differing([...whole, ...paths, searchPath('en', ' '), searchPath('ar', 'zzzzzz')])).toEqual([]);
}, 300_000);

test('SEARCH-2 suggestions for the letters of judged queries are the same on the device', async () => {
  const some = (await judgedQueries()).filter((_one, at) => at % EACH === 2);
  const typed = some.map(({ locale, query }, at) =>
    suggestionsPath(
      locale,
      Array.from(query)
        .slice(0, 1 + (at % 7))
        .join(''),
    ),
  );
  const misspelt = ['burj kalifa', 'restuarant', 'zz', ' '].map((query) => suggestionsPath('en', query));
  expect(await differing([...typed, ...misspelt])).toEqual([]);
}, 300_000);

test('SEARCH-8 after an update what is taken back is not found on the device, and a fact only on the days it is valid', async () => {
  const path = searchPath('en', 'ain dubai');
  const ofFact = searchPath('en', 'visa overstay fine', '&in=facts');
  const found = async (searched: string, now = TEST_NOW) => {
    const { results } = (await onDevice(searched, now)) as { results: { kind: string; id: string }[] };
    return results.map(({ kind, id }) => `${kind}/${id}`);
  };
  const fact = 'fact/visa.overstay.daily-fine';
  expect((await found(path))[0]).toBe('place/ain-dubai');
  expect(await found(ofFact)).toContain(fact);
  const place = and(eq(contentItems.kind, 'place'), eq(contentItems.id, 'ain-dubai'));
  await database.db.update(contentItems).set({ state: 'archived' }).where(place);
  const days = { validFrom: '2026-11-20', validUntil: '2026-11-22' };
  await database.db.update(facts).set(days).where(eq(facts.id, 'visa.overstay.daily-fine'));
  // One update of both: making the guide takes a quarter of a minute.
  await update(new Date(TEST_NOW.getTime() + 5000));
  expect(await found(path)).not.toContain('place/ain-dubai');
  expect(await onDevice(suggestionsPath('en', 'ain dub'))).not.toMatchObject({
    suggestions: expect.arrayContaining([expect.objectContaining({ id: 'place/ain-dubai' })]),
  });
  expect(await differing([path])).toEqual([]);
  expect(await found(ofFact)).toContain(fact);
  expect(await found(ofFact, new Date('2026-11-19T08:00:00Z'))).not.toContain(fact);
  expect(await found(ofFact, new Date('2026-11-23T08:00:00Z'))).not.toContain(fact);
}, 240_000);
