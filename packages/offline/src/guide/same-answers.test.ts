import { isDeepStrictEqual } from 'node:util';
import { createApi } from '@dalil/backend/api.ts';
import { buildGuide } from '@dalil/backend/offline/build-guide.ts';
import type { PlaceView } from '@dalil/backend/guide/detail-views.ts';
import { createGuideReader } from '@dalil/backend/offline/guide-updater.ts';
import { createTestApi, TEST_NOW } from '@dalil/backend/test-api.ts';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { SECTION_IDS, SECTIONS } from '@dalil/domain/guide/sections.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { prosePackOf, SEARCH_PACK } from '@dalil/domain/offline/offline-guide.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { DeviceDatabase } from '../device-database.ts';
import { emptyDevice } from '../test-device.ts';
import { answerAddress } from './answer-from-guide.ts';
import { updatePack } from './update-pack.ts';

const isFullRun = inject('isFullRun');
/** Sample step: all answers take long, and every nth still covers every kind and language. */
const EACH = isFullRun ? 1 : 9;

let database: TestDatabase;
let site: ReturnType<typeof createTestApi>;
let db: DeviceDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ hasGuide: true });
  site = createTestApi(database.db);
  db = await emptyDevice();
  const fetch = async (address: string) => site.api.request(address);
  for (const pack of LOCALES.flatMap((locale) => [locale, prosePackOf(locale)])) {
    await updatePack(db, pack, { now: TEST_NOW, fetch });
  }
}, 120_000);

afterAll(() => database.close());

/** The paths with different answers on server and device at the time `now`. */
async function differing(paths: readonly string[], now = TEST_NOW): Promise<string[]> {
  site.clock.now = now;
  const different: string[] = [];
  for (const path of paths) {
    const server = await site.get(path);
    const device = await answerAddress(db, new URL(`https://dalil.example/api${path}`), now);
    if (server.status !== 200 || !isDeepStrictEqual(await device?.json(), await server.json())) different.push(path);
  }
  return different;
}

/** A path with each search string of its page: in a quick run in one language each, in turn. */
function inSomeLanguage(path: string, searches: readonly string[]): string[] {
  return isFullRun
    ? inAllLanguages(path, searches)
    : searches.flatMap((search, at) =>
        inAllLanguages(path, [search]).filter((_path, turn) => turn === at % LOCALES.length),
      );
}

/** A path in every language with each search string of its page. */
function inAllLanguages(path: string, searches: readonly string[]): string[] {
  return LOCALES.flatMap((locale) =>
    searches.map((search) => `${path}?locale=${locale}&search=${encodeURIComponent(search)}`),
  );
}

test('PWA-9 every answer of the guide is on the device as the server gives it', async () => {
  const stored = (await db.getAll('entries')).filter(({ path }) => path.startsWith('/'));
  expect(stored.length).toBeGreaterThan(4 * 400);
  const paths = stored.map(({ generation, path }) => `${path}?locale=${generation.slice(0, 2)}`);
  expect(await differing(paths.filter((_path, at) => at % EACH === 0))).toEqual([]);
}, 120_000);

const SEARCHES =
  `|page=2|page=99|sort=name|sort=nearest&price=1|sort=price&page=2|size=10&page=3|neighbourhood=deira|type=cafe|type=nonsense
  neighbourhood=deira&neighbourhood=jumeirah&sort=name|type=museum&feature=family|price=1&price=2|feature=licensed
  aed=0&aed=50|aed=150&sort=price|aed=40000&sort=price&size=60
  feature=unlicensed|setting=outdoor&price=1|cuisine=indian&size=40|sort=wrong&page=-1&type=<script>`
    .split(/[|\n]/)
    .map((search) => search.trim());

test.each(SECTION_IDS)(
  'PWA-9 the list of %s is the same, filtered, sorted and page by page',
  async (section) => {
    const chips = SECTIONS[section].chips.map(({ facet, value }) => `${facet}=${value}`);
    expect(await differing(inSomeLanguage(`/sections/${section}/places`, [...SEARCHES, ...chips]))).toEqual([]);
  },
  60_000,
);

test('PWA-9 closed places come last at the same times, and an empty list shows the same places around it', async () => {
  const searches = [
    '',
    'page=2',
    'neighbourhood=dubai-silicon-oasis&type=beach',
    'neighbourhood=jbr&price=1&feature=licensed',
    'price=1&type=restaurant&feature=licensed&setting=outdoor&cuisine=japanese',
    'neighbourhood=karama&price=4&feature=licensed&setting=outdoor',
  ];
  const paths = ['eatanddrink', 'beaches'].flatMap((id) => inAllLanguages(`/sections/${id}/places`, searches));
  const [night, morning] = [new Date('2026-11-22T23:05:00Z'), new Date('2026-11-23T04:20:00Z')];
  expect(await differing(paths, night)).toEqual([]);
  expect(await differing(paths, morning)).toEqual([]);
}, 60_000);

test('PWA-9 the names of all places, made from their texts, are the same', async () => {
  await updatePack(db, SEARCH_PACK, { now: TEST_NOW, fetch: async (address) => site.api.request(address) });
  expect(await differing(['/place-names'])).toEqual([]);
});

test('PWA-9 the lists of articles and services are the same', async () => {
  const articles = [
    '',
    'page=2',
    'sort=name',
    'topic=transport',
    'topic=dining&audience=tourist',
    'neighbourhood=deira',
  ];
  const services = [
    '',
    'page=3',
    'sort=name&page=2',
    'type=visa',
    'audience=tourist',
    'type=driving&audience=resident',
  ];
  expect(await differing(inAllLanguages('/articles', articles))).toEqual([]);
  expect(await differing(inAllLanguages('/services', services))).toEqual([]);
}, 60_000);

const DAYS =
  `|view=month|view=week&from=2026-12-02|view=day&from=2026-12-02|when=weekend|when=tonight|metro=10|setting=indoor&cost=paid|feature=family|when=month&cost=free|month=12|view=day
  type=festival&audience=tourist|view=month&from=2027-03-01&type=religious|neighbourhood=deira`
    .split(/[|\n]/)
    .map((search) => search.trim());

test('PWA-9 the events of some days are the same, also days after the pack was made', async () => {
  const nextWeek = new Date('2026-11-28T20:30:00Z');
  const paths = inSomeLanguage('/events', DAYS);
  expect(await differing(paths)).toEqual([]);
  expect(await differing([...paths, '/content/eid-al-fitr?locale=en', '/days/today?locale=en'], nextWeek)).toEqual([]);
}, 60_000);

test('PWA-9 facts, saved items, places and neighbourhoods under their other addresses are the same', async () => {
  const items = 'place:burj-khalifa,event:eid-al-fitr,neighbourhood:deira,place:nowhere,nonsense,place:burj-khalifa';
  const paths = LOCALES.flatMap((locale) => [
    `/shown-facts?locale=${locale}&ids=emergency.police,emergency.ambulance,no.such,emergency.fire`,
    `/items?locale=${locale}&references=${encodeURIComponent(items)}`,
    `/content/burj-khalifa?locale=${locale}`,
    `/neighbourhoods/deira?locale=${locale}`,
  ]);
  expect(await differing(paths)).toEqual([]);
});

test('PWA-9 a device to which the prose has not come yet answers with all the rest of a place', async () => {
  const path = '/places/burj-khalifa?locale=en';
  const answerOf = async () => (await answerAddress(db, new URL(`https://dalil.example/api${path}`), TEST_NOW))?.json();
  const whole = (await answerOf()) as PlaceView;
  expect([(whole.description ?? '').length > 100, whole.tips.length > 0, whole.nearby.length]).toEqual([true, true, 8]);
  const prose = await db.get('packs', 'en-prose');
  await db.delete('packs', 'en-prose');
  const later = {
    description: null,
    arabic: null,
    highlights: [],
    signature: [],
    tips: [],
    notes: [],
    nearby: [],
    articles: [],
  };
  const rest = { ...whole, ...later, provenance: { ...whole.provenance, sources: [] } };
  expect(await answerOf()).toEqual(rest);
  expect(rest.facts.length).toBeGreaterThan(0);
  if (prose) await db.put('packs', prose);
});

test('PWA-9 what is not in the guide is not answered', async () => {
  for (const path of [
    '/profile',
    '/places/nowhere?locale=en',
    '/events.ics?locale=en',
    '/health',
    '/places/x?locale=xx',
  ]) {
    expect(await answerAddress(db, new URL(`https://dalil.example/api${path}`), TEST_NOW), path).toBeNull();
  }
});

test('PWA-9 STAFF-1 an item that staff took from users answers the same tombstone on the device, not its old page', async () => {
  const path = '/articles/how-salik-gates-charge?locale=en';
  const address = new URL(`https://dalil.example/api${path}`);
  site.clock.now = TEST_NOW;
  expect((await answerAddress(db, address, TEST_NOW))?.status).toBe(200);
  await database.db.execute(sql`
    update content_items set state = 'archived', withdrawn = '{"at": "2026-11-20T08:00:00.000Z", "reason": "outdated"}'
    where kind = 'article' and id = 'how-salik-gates-charge'`);
  await buildGuide(site.deps, createGuideReader(site.deps, createApi));
  await updatePack(db, 'en', { now: TEST_NOW, fetch: async (one) => site.api.request(one) });
  const [server, device] = [await site.get(path), await answerAddress(db, address, TEST_NOW)];
  expect([server.status, device?.status]).toEqual([410, 410]);
  expect(await device?.json()).toEqual(await server.json());
  expect(
    await answerAddress(db, new URL('https://dalil.example/api/articles/never-was?locale=en'), TEST_NOW),
  ).toBeNull();
}, 120_000);

test('PWA-9 I18N-3 what is the same in every language is answered on a device that has another than English', async () => {
  const arabic = await emptyDevice();
  await updatePack(arabic, 'ar', { now: TEST_NOW, fetch: async (address: string) => site.api.request(address) });
  const answer = await answerAddress(arabic, new URL('https://dalil.example/api/operator'), TEST_NOW);
  expect(await answer?.json()).toEqual(await (await site.get('/operator')).json());
  expect(await answerAddress(arabic, new URL('https://dalil.example/api/stories?locale=en'), TEST_NOW)).toBeNull();
});
