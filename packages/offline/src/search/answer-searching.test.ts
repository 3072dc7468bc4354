import { serialize } from 'node:v8';
import type { PackEntry } from '@dalil/domain/offline/offline-guide.ts';
import { startIndex } from '@dalil/search/memory-index.ts';
import type { SearchPage, Suggestion } from '@dalil/search/search-views.ts';
import { beforeEach, expect, test } from 'vitest';
import type { DeviceDatabase, EntryRecord, PackRecord } from '../device-database.ts';
import { answerAddress } from '../guide/answer-from-guide.ts';
import { openGuide } from '../guide/guide-reader.ts';
import { packBody, sizeOf } from '../guide/packed-body.ts';
import { removePack, storePart } from '../guide/store-pack.ts';
import { applyDelta } from '../guide/apply-delta.ts';
import { emptyDevice, streamOf } from '../test-device.ts';

const NOW = new Date('2026-11-21T08:00:00Z');

let db: DeviceDatabase;

beforeEach(async () => {
  db = await emptyDevice();
});

type Given = { id: string; category?: string | null; neighbourhoods?: string[]; texts: Record<string, object> };

/** The entry of a place as the pack has it. */
function place(
  number: number,
  { id, category = null, neighbourhoods = [], texts }: Partial<Given> & Pick<Given, 'id' | 'texts'>,
): PackEntry {
  const data = { position: null };
  const search = { number, asked: [], sections: [], audience: [], position: 100 };
  return {
    path: `written/place/${id}`,
    group: 'list',
    body: { kind: 'place', id, category, tags: [], neighbourhoods, data, texts, search },
  };
}

const text = (title: string, summary = '', part = '') => ({
  title,
  summary,
  body: part === '' ? {} : { areaName: part },
});
const SOURCES: readonly PackEntry[] = [
  { path: 'names/concepts', group: 'list', body: [] },
  place(8, {
    id: 'kite-beach',
    category: 'attractions',
    neighbourhoods: ['jumeirah'],
    texts: {
      en: text('Kite Beach', 'Sand and wind. A shower is {{fee}}.', 'Falcons fly here.'),
      ar: text('شاطئ الكايت'),
    },
  }),
  place(16, {
    id: 'sunset-beach',
    neighbourhoods: ['deira'],
    texts: { en: text('Sunset Beach', 'Sand.') },
  }),
];
const FEE: PackEntry = { path: 'fact/fee', group: 'fact', body: { id: 'fee', text: 'AED 5', source: { name: 'DM' } } };

function written(pack: string, entries: readonly PackEntry[], { version = 10, since = null as number | null } = {}) {
  const counts = { from: 0, entries: entries.length, total: entries.length };
  const head = { pack, version, since, ...counts, madeAt: NOW.toISOString() };
  return streamOf([head, ...entries, { end: version }].map((line) => `${JSON.stringify(line)}\n`).join(''));
}

/** Each test uses another version, because the index of a version is cached for the lifetime of its worker. */
async function storeBoth(version: number): Promise<void> {
  await storePart(db, written('en', [FEE]), { now: NOW, partial: null });
  await storePart(db, written('search', SOURCES, { version }), { now: NOW, partial: null });
}

async function send<Answer>(path: string): Promise<Answer | null> {
  const answer = await answerAddress(db, new URL(`https://dalil.example/api${path}`), NOW);
  return answer && ((await answer.json()) as Answer);
}

const find = async (search: string) =>
  (await send<SearchPage>(`/search?${new URLSearchParams({ locale: 'en', search }).toString()}`)) as SearchPage;
const idsOf = ({ results }: SearchPage) => results.map(({ id }) => id);

test('SEARCH-8 a query is answered on the device, its facts written in and its matches marked', async () => {
  await storeBoth(20);
  const { results, total } = await find('?q=kite');
  expect(total).toEqual({ count: 1, isMore: false });
  expect(results[0]).toMatchObject({
    id: 'kite-beach',
    title: 'Kite Beach',
    titleMarks: [[0, 4]],
    excerpt: 'Sand and wind. A shower is AED 5.',
    href: '/tourism/kite-beach',
    neighbourhood: 'jumeirah',
  });
  const [quoted] = (await find('?q=falcons')).results;
  expect(quoted).toMatchObject({ id: 'kite-beach', excerpt: 'Falcons fly here.', excerptMarks: [[0, 7]] });
  // One has the word in Arabic, the other only what it means.
  expect(idsOf(await find('?q=شاطئ'))).toEqual(['kite-beach', 'sunset-beach']);
});

test('SEARCH-8 filters narrow, a blank query finds nothing, and a typo is understood', async () => {
  await storeBoth(30);
  expect(idsOf(await find('?q=beach')).toSorted()).toEqual(['kite-beach', 'sunset-beach']);
  expect(idsOf(await find('?q=beach&neighbourhood=deira'))).toEqual(['sunset-beach']);
  expect(idsOf(await find('?q=beach&when=today'))).toEqual([]);
  expect(await find('?q=%20')).toMatchObject({ results: [], total: { count: 0 }, meant: null });
  expect(await find('?q=sunzet')).toMatchObject({ meant: { query: 'sunset', isUsed: true } });
});

test('SEARCH-2 suggestions are made on the device from two letters on, and nothing remembers what was typed', async () => {
  await storeBoth(40);
  const suggested = async (q: string) => {
    const answer = await send<{ suggestions: Suggestion[] }>(`/search/suggestions?locale=en&q=${q}`);
    return answer?.suggestions.map(({ text: name, href }) => [name, href]);
  };
  expect(await suggested('su')).toEqual([['Sunset Beach', '/content/sunset-beach']]);
  expect(await suggested('s')).toEqual([]);
  expect(await db.getAll('uses')).toEqual([]);
});

test('SEARCH-8 without what is searched, or without the language, the device has no answer', async () => {
  const path = '/search?locale=en&search=q%3Dkite';
  expect(await send(path)).toBeNull();
  await storePart(db, written('en', [FEE]), { now: NOW, partial: null });
  expect(await send(path)).toBeNull();
  await storePart(db, written('search', SOURCES), { now: NOW, partial: null });
  expect(await send(path)).not.toBeNull();
  expect(await send('/search?locale=ur&search=q%3Dkite')).toBeNull();
  await removePack(db, 'search');
  expect(await send(path)).toBeNull();
});

test('SEARCH-8 the index is stored beside the pack, and made anew when that changes', async () => {
  await storeBoth(50);
  await find('?q=kite');
  const indexes = async () => (await db.getAll('entries')).filter(({ path }) => path.startsWith('made/'));
  await expect.poll(indexes).toHaveLength(1);
  const record = await db.get('packs', 'search');
  const sizes = (await db.getAll('entries')).filter(({ generation }) => generation === record?.generation);
  expect(record).toMatchObject({ entries: 4, bytes: sizes.reduce((sum, { size }) => sum + size, 0) });
  const changes: PackEntry[] = [{ path: 'written/place/kite-beach', removed: true }];
  await applyDelta(db, written('search', changes, { version: 51, since: 50 }), { now: NOW });
  expect(idsOf(await find('?q=beach'))).toEqual(['sunset-beach']);
  await expect.poll(indexes).toHaveLength(1);
});

const storedIndex = async () => (await db.getAll('entries')).find(({ path }) => path.startsWith('made/'));

test('SEARCH-8 an index made by the rules of another release is made anew, one by the same is not', async () => {
  const replaceStored = async (change: object) => {
    const saved = await storedIndex();
    const made = { ...(saved?.made as object), index: startIndex().finish(), ...change };
    if (saved) await db.put('entries', { ...saved, made });
  };
  for (const [version, change, found] of [
    [60, {}, []],
    [70, { rules: 'others' }, ['kite-beach']],
  ] as const) {
    await storeBoth(version);
    await find('?q=kite');
    await expect.poll(storedIndex).toBeDefined();
    // Another version simulates a restarted worker; this one would have the index in memory.
    await replaceStored({ version: version + 1, ...change });
    await applyDelta(db, written('search', [], { version: version + 1, since: version }), { now: NOW });
    expect(idsOf(await find('?q=kite'))).toEqual(found);
  }
});

test('SEARCH-8 an index that an earlier release stored as a text gives way to one of numbers, its size reported truly', async () => {
  await storeBoth(80);
  const earlier = await packBody(JSON.stringify({ version: 80, rules: '3', index: { documents: [] } }));
  const record = (await db.get('packs', 'search')) as PackRecord;
  const { generation } = record;
  const size = sizeOf(earlier);
  await db.put('entries', { generation, path: 'made/index', group: 'rest', body: earlier, size });
  await db.put('packs', { ...record, entries: record.entries + 1, bytes: record.bytes + size });
  expect(idsOf(await find('?q=kite'))).toEqual(['kite-beach']);
  await expect.poll(async () => (await storedIndex())?.made).toBeDefined();
  const saved = (await storedIndex()) as EntryRecord;
  // The names and boundaries of its arrays take a few bytes more.
  const { rules, ...made } = saved.made as { rules: string };
  expect((saved.size - sizeOf(rules)) / serialize(made).length).toBeCloseTo(1, 1);
  const entries = await db.getAll('entries', IDBKeyRange.bound([generation], [generation, []]));
  const bytes = entries.reduce((sum, entry) => sum + entry.size, 0);
  expect(await db.get('packs', 'search')).toMatchObject({ entries: entries.length, bytes });
  // A release that reads only bodies also creates its own index.
  const opened = await openGuide(db, 'search');
  expect(await opened?.read('made/index')).toBeNull();
});
