import type { AnswerGuide } from '@dalil/assistant/answer-guide.ts';
import { createMemoryGuide } from '@dalil/assistant/memory-guide.ts';
import type { EntryKind } from '@dalil/domain/directory/entry-kind.ts';
import { squareViewSchema } from '@dalil/domain/directory/entry-view.ts';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { SEARCH_KINDS, type SearchKind } from '@dalil/search/search-document.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPack } from '../../../../bench/assistant/read-pack.ts';
import { createContentMemory } from '../core/content-memory.ts';
import type { EntryRecord } from '../directory/entry-record.ts';
import { importEntries } from '../directory/import-entries.ts';
import { createTestApi } from '../test-api.ts';
import { createAnswerGuide } from './answer-guide.ts';

const TODAY = '2026-11-21';

let database: TestDatabase;
let ofServer: AnswerGuide;
let ofDevice: AnswerGuide;
let site: ReturnType<typeof createTestApi>;
let pack: Awaited<ReturnType<typeof readPack>>;

beforeAll(async () => {
  database = await createTestDatabase({ hasIndex: true });
  site = createTestApi(database.db, { memory: createContentMemory() });
  [ofServer, pack] = await Promise.all([createAnswerGuide(site.deps), readPack()]);
  ofDevice = createMemoryGuide(pack, TODAY);
}, 60_000);

afterAll(() => database.close());

describe.each(LOCALES)('the guide of the server is that of a device, in %s', (locale) => {
  test('CHAT-2 the texts of all items', async () => {
    const keys = pack.items
      .filter(({ kind }) => SEARCH_KINDS.some((known) => known === kind))
      .map(({ kind, id }) => ({ kind: kind as SearchKind, id }));
    const texts = await ofServer.texts(keys, locale);
    expect(texts).toHaveLength(keys.length);
    expect(texts).toEqual(await ofDevice.texts(keys, locale));
  });

  test('CHAT-2 all facts, in the order requested', async () => {
    const ids = pack.facts.map(({ id }) => id).toReversed();
    expect(await ofServer.facts(ids, locale)).toEqual(await ofDevice.facts(ids, locale));
  });

  test('CHAT-2 events of some days, the climate and the handbooks', async () => {
    const inOrder = (guide: AnswerGuide) => guide.events('2026-12-01', '2026-12-31', locale);
    const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
    expect((await inOrder(ofServer)).toSorted(byId)).toEqual((await inOrder(ofDevice)).toSorted(byId));
    // The engine uses only these fields of the climate, of which the server returns more.
    expect(await ofDevice.climate(locale)).toMatchObject((await ofServer.climate(locale)) ?? {});
    expect(await ofServer.handbooks(locale)).toEqual(await ofDevice.handbooks(locale));
  });

  test('CHAT-2 places near a point, with and without a concept', async () => {
    const middle = { lat: 25.14, lon: 55.19 };
    const near = async (guide: AnswerGuide, concepts: Parameters<AnswerGuide['near']>[1]) =>
      (await guide.near(middle, concepts, 10, locale)).map(({ id, title }) => ({ id, title }));
    for (const concepts of [[], ['subcategory/beach'], ['kind/place', 'neighbourhood/jumeirah']] as const) {
      const found = await near(ofServer, concepts);
      expect(found.length).toBeGreaterThan(0);
      expect(new Set(found.map(({ id }) => id))).toEqual(new Set((await near(ofDevice, concepts)).map(({ id }) => id)));
    }
  });
});

test('CHAT-2 what is not published or not known is not there', async () => {
  expect(await ofServer.texts([{ kind: 'place', id: 'nowhere' }], 'en')).toEqual([]);
  expect(await ofServer.facts(['no.such.fact'], 'en')).toEqual([]);
  await database.pool.query(`update content_items set state = 'draft' where kind = 'place' and id = 'kite-beach'`);
  expect(await ofServer.texts([{ kind: 'place', id: 'kite-beach' }], 'en')).toEqual([]);
  const near = await ofServer.near({ lat: 25.16, lon: 55.2 }, [], 100, 'en');
  expect(near.map(({ id }) => id)).not.toContain('kite-beach');
});

test('CHAT-5 entries of the directory around a point are those of the squares that a device keeps', async () => {
  const at = { lat: 25.2, lon: 55.27 };
  const entry = (sourceId: string, kind: EntryKind, lat: number): EntryRecord => ({
    source: 'osm',
    sourceId,
    kind,
    names: { en: `Entry ${sourceId}` },
    lat,
    lon: at.lon,
    address: null,
    weekly: null,
    phone: null,
    website: null,
    wheelchair: null,
    cuisine: [],
    diet: [],
    asOf: '2026-11-20',
  });
  const records = [entry('a', 'pharmacy', 25.201), entry('b', 'pharmacy', 25.19), entry('c', 'cash', 25.2)];
  const all = (async function* read() {
    yield* records;
  })();
  const options = { sources: ['osm'], fingerprint: 'x', isDryRun: false, acceptsLosses: true } as const;
  await importEntries(all, { db: database.db, now: () => new Date(`${TODAY}T08:00:00Z`), ...options });
  const squares = (ids: readonly string[], locale: Locale) =>
    Promise.all(
      ids.map(async (id) => {
        const answer = await site.api.request(`/api/directory/squares/${id}?locale=${locale}`);
        return squareViewSchema.parse(await answer.json());
      }),
    );
  const kept = createMemoryGuide({ ...pack, squares }, TODAY);
  const ofBoth = await Promise.all([ofServer, kept].map((guide) => guide.entriesAround(at, ['pharmacy'], 1500, 'ar')));
  const byId = ofBoth.map((entries) => entries?.toSorted((a, b) => a.id.localeCompare(b.id)));
  expect(byId[0]?.map(({ id }) => id)).toEqual(['osm/a', 'osm/b']);
  expect(byId[1]).toEqual(byId[0]);
});
