import type { PackEntry } from '@dalil/domain/offline/offline-guide.ts';
import { beforeEach, expect, test } from 'vitest';
import type { DeviceDatabase, PackRecord } from '../device-database.ts';
import { emptyDevice, streamOf } from '../test-device.ts';
import { STORED_AT } from '../device-caches.ts';
import { answerAddress } from './answer-from-guide.ts';
import { findLostPacks, markPacks } from './guide-loss.ts';
import { makeRoom } from './make-room.ts';
import { BrokenPack } from './pack-lines.ts';
import { applyDelta } from './apply-delta.ts';
import { findPartial, forgetUses, removePack, storePart } from './store-pack.ts';
import { PackNotFetched, updatePack } from './update-pack.ts';

const NOW = new Date('2026-11-21T08:00:00Z');
const LATER = new Date('2026-11-22T08:00:00Z');
const MADE_AT = '2026-11-21T07:00:00.000Z';

let db: DeviceDatabase;

beforeEach(async () => {
  db = await emptyDevice();
});

const page = (path: string, text: string): PackEntry => ({ path, group: 'item', body: { text } });
const practical: PackEntry = { path: '/practical', group: 'emergency', body: { text: '999' } };

type Written = { version?: number; since?: number | null; cut?: number; pack?: string; from?: number; total?: number };

/** A response with entries: by default a whole pack. */
function written(entries: readonly PackEntry[], given: Written = {}) {
  const { version = 10, since = null, cut = 0, pack = 'en', from = 0, total = entries.length } = given;
  const head = { pack, version, since, from, entries: entries.length, total, madeAt: MADE_AT };
  const text = [head, ...entries, { end: version }].map((line) => `${JSON.stringify(line)}\n`).join('');
  return streamOf(text.slice(0, text.length - cut), 50);
}

async function read(path: string, now = NOW) {
  const answer = await answerAddress(db, new URL(`https://dalil.example/api${path}`), now);
  return answer && ((await answer.json()) as { text: string }).text;
}

async function storeWhole(entries: readonly PackEntry[], given: Written = {}, now = NOW): Promise<PackRecord> {
  const record = await storePart(db, written(entries, given), { now, partial: null });
  if (!record) throw new Error('not whole');
  return record;
}

const generations = async () => new Set((await db.getAll('entries')).map(({ generation }) => generation));

test('PWA-9 a stored pack answers, also texts that are packed, and says when it was checked', async () => {
  const long = 'مرحبا '.repeat(5000);
  await storeWhole([practical, page('/places/a', 'A'), page('/places/b', long)]);
  expect(await read('/places/a?locale=en')).toBe('A');
  expect(await read('/places/b?locale=en')).toBe(long);
  expect(await read('/places/a')).toBe('A');
  expect(await read('/places/a?locale=ar')).toBeNull();
  expect(await read('/places/c?locale=en')).toBeNull();
  const answer = await answerAddress(db, new URL('https://dalil.example/api/places/a?locale=en'), LATER);
  expect(answer?.headers.get(STORED_AT)).toBe(NOW.toISOString());
  expect((await db.get('packs', 'en'))?.entries).toBe(3);
  const stored = await db.getAll('entries');
  expect(stored.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(2000);
});

const MANY = Array.from({ length: 60 }, (_, at) => page(`/places/p${at}`, 'x'));

test('PWA-9 a part that arrives after the browser has emptied the storage is not taken for the rest of a guide', async () => {
  const first = [practical, ...MANY.slice(0, 20)];
  await storePart(db, written(first, { total: 61 }), { now: NOW, partial: null });
  const partial = await findPartial(db, 'en');
  await db.clear('entries');
  await db.clear('packs');
  const rest = written(MANY.slice(20), { from: 21, total: 61 });
  await expect(storePart(db, rest, { now: LATER, partial })).rejects.toThrow(BrokenPack);
  expect(await db.getAll('packs')).toEqual([]);
});

test('PWA-9 of the first download what is needed most answers before the rest, which comes after a break', async () => {
  const first = [practical, ...MANY.slice(0, 20)];
  expect(await storePart(db, written(first, { total: 61 }), { now: NOW, partial: null })).toBeNull();
  expect(await read('/practical?locale=en')).toBe('999');
  expect(await db.get('packs', 'en')).toMatchObject({ version: 0, entries: 21, bytes: expect.any(Number) });

  const partial = await findPartial(db, 'en');
  expect(partial).toMatchObject({ version: 10, entries: 21 });
  const rest = { from: 21, total: 61 };
  const cut = written(MANY.slice(20), { ...rest, cut: 400 });
  await expect(storePart(db, cut, { now: LATER, partial })).rejects.toThrow(BrokenPack);
  expect(await findPartial(db, 'en')).toEqual(partial);
  await expect(storePart(db, written(MANY, { from: 1, total: 61 }), { now: LATER, partial })).rejects.toThrow(
    BrokenPack,
  );

  const record = await storePart(db, written(MANY.slice(20), rest), { now: LATER, partial });
  expect(record).toMatchObject({ version: 10, entries: 61, checkedAt: LATER.toISOString() });
  const sizes = (await db.getAll('entries')).map(({ size }) => size);
  expect(record?.bytes).toBe(sizes.reduce((sum, size) => sum + size, 0));
  expect(await read('/places/p59?locale=en')).toBe('x');
  expect(await findPartial(db, 'en')).toBeNull();
  expect((await generations()).size).toBe(1);
});

test('PWA-9 a download that breaks leaves the earlier pack whole, and is replaced by that of a newer version', async () => {
  await storeWhole([practical, page('/places/a', 'old')]);
  const part = written([practical, ...MANY], { version: 11, total: 62 });
  expect(await storePart(db, part, { now: LATER, partial: null })).toBeNull();
  const partial = await findPartial(db, 'en');
  const broken = written([page('/places/a', 'new')], { version: 11, from: 61, total: 62, cut: 3 });
  await expect(storePart(db, broken, { now: LATER, partial })).rejects.toThrow(BrokenPack);
  expect(await read('/places/a?locale=en')).toBe('old');
  expect((await db.get('packs', 'en'))?.version).toBe(10);
  await storeWhole([practical, page('/places/a', 'new')], { version: 12 }, LATER);
  expect(await read('/places/a?locale=en')).toBe('new');
  expect((await generations()).size).toBe(1);
});

test('PWA-9 a part without entries is no progress and is an error', async () => {
  await expect(storePart(db, written([], { total: 5 }), { now: NOW, partial: null })).rejects.toThrow(BrokenPack);
});

test('PWA-9 a delta changes, adds and removes in one transaction with the version, or nothing at all', async () => {
  await storeWhole([practical, page('/places/a', 'old'), page('/places/b', 'gone')]);
  const changes: PackEntry[] = [
    page('/places/a', 'new'),
    page('/places/c', 'added'),
    { path: '/places/b', removed: true },
  ];
  const broken = written(changes, { version: 11, since: 10, cut: 12 });
  await expect(applyDelta(db, broken, { now: LATER })).rejects.toThrow(BrokenPack);
  expect([await read('/places/a'), await read('/places/b')]).toEqual(['old', 'gone']);
  const fromElsewhere = written(changes, { version: 11, since: 9 });
  await expect(applyDelta(db, fromElsewhere, { now: LATER })).rejects.toThrow(BrokenPack);
  const after = await applyDelta(db, written(changes, { version: 11, since: 10 }), { now: LATER });
  expect(after).toMatchObject({ version: 11, entries: 3, checkedAt: LATER.toISOString() });
  expect(await Promise.all(['a', 'b', 'c'].map((id) => read(`/places/${id}`)))).toEqual(['new', null, 'added']);
  const sizes = (await db.getAll('entries')).map(({ size }) => size);
  expect(after.bytes).toBe(sizes.reduce((sum, size) => sum + size, 0));
});

test('PWA-9 an update requests what has changed, the parts of the whole pack where that is not known, and fails without harm', async () => {
  const requests: string[] = [];
  const answers: Response[] = [
    new Response(written([practical], { total: 2 })),
    new Response(written([page('/places/a', 'one')], { from: 1, total: 2 })),
    new Response(written([page('/places/a', 'two')], { version: 11, since: 10 })),
    new Response(null, { status: 410 }),
    new Response(written([practical], { version: 19, total: 2 })),
    new Response(null, { status: 410 }),
    new Response(written([practical, page('/places/a', 'three')], { version: 20 })),
    new Response(null, { status: 503 }),
    new Response(written([page('/places/a', 'four')], { version: 21, since: 20, cut: 5 })),
  ];
  const fetch = async (address: string) => {
    requests.push(address);
    return answers.shift() ?? new Response(null, { status: 500 });
  };
  for (const text of ['one', 'two', 'three']) {
    await updatePack(db, 'en', { now: NOW, fetch });
    expect(await read('/places/a')).toBe(text);
  }
  for (const _ of [1, 2]) await expect(updatePack(db, 'en', { now: NOW, fetch })).rejects.toThrow(PackNotFetched);
  expect(await read('/places/a')).toBe('three');
  const endpoint = '/api/offline/packs/en';
  expect(requests).toEqual([
    `${endpoint}?from=0`,
    `${endpoint}?from=1&version=10`,
    `${endpoint}?since=10`,
    `${endpoint}?since=11`,
    `${endpoint}?from=0`,
    `${endpoint}?from=1&version=19`,
    `${endpoint}?from=0`,
    `${endpoint}?since=20`,
    `${endpoint}?since=20`,
  ]);
});

test('PWA-9 a pack that is taken off the device leaves nothing, and no other language changes', async () => {
  await storeWhole([practical]);
  await storeWhole([practical], { pack: 'ar' });
  await read('/practical');
  expect((await db.getAll('uses'))[0]?.usedAt).toBe(Date.parse('2026-11-21T00:00:00Z'));
  await removePack(db, 'en');
  expect(await read('/practical')).toBeNull();
  expect(await read('/practical?locale=ar')).toBe('999');
  expect([...(await generations())].every((generation) => generation.startsWith('ar@'))).toBe(true);
  expect(await db.getAll('uses')).toEqual([expect.objectContaining({ pack: 'ar' })]);
  await forgetUses(db);
  expect(await db.getAll('uses')).toEqual([]);
  expect(await read('/practical?locale=ar')).toBe('999');
});

test('PWA-5 what is needed least is given up for room, never the emergency numbers, and saved items last', async () => {
  const items = Array.from({ length: 10 }, (_, at) => page(`/places/p${at}`, 'x'.repeat(200)));
  const { bytes } = await storeWhole([practical, ...items]);
  await read('/places/p3', LATER);
  expect(await makeRoom(db, ['place:p0'], bytes)).toBe(0);
  const freed = await makeRoom(db, ['place:p0'], bytes / 2);
  expect(freed).toBeGreaterThan(bytes * 0.5);
  expect(await Promise.all(['/practical', '/places/p0', '/places/p3', '/places/p1'].map((path) => read(path)))).toEqual(
    ['999', expect.any(String), expect.any(String), null],
  );
  expect(await db.get('packs', 'en')).toMatchObject({ isTrimmed: true, bytes: bytes - freed });
});

test('PWA-5 a saved item keeps the facts it is stored without', async () => {
  const fact = (id: string): PackEntry => ({ path: `fact/${id}`, group: 'fact', body: { id, text: 'x'.repeat(200) } });
  const saved: PackEntry = {
    path: '/places/p0',
    group: 'item',
    body: { text: 'a place', facts: [{ listedCard: 'fact/price.p0' }] },
  };
  const items = Array.from({ length: 10 }, (_, at) => page(`/places/q${at}`, 'x'.repeat(200)));
  const { bytes } = await storeWhole([practical, saved, ...items, fact('price.p0'), fact('price.q0')]);
  await makeRoom(db, ['place:p0'], bytes / 2);
  const answer = await answerAddress(db, new URL('https://dalil.example/api/places/p0?locale=en'), NOW);
  expect(await answer?.json()).toMatchObject({ facts: [{ id: 'price.p0' }] });
  expect((await db.getAll('entries')).map(({ path }) => path)).not.toContain('fact/price.q0');
});

test('PWA-9 a guide the browser removed is noticed once; one the user removed is not', async () => {
  let text: string | null = null;
  const mark = { read: () => text, write: (next: string | null) => void (text = next) };
  await storeWhole([practical]);
  await storeWhole([practical], { pack: 'ur' });
  await markPacks(db, mark);
  expect(await findLostPacks(db, mark)).toEqual([]);
  await removePack(db, 'ur');
  await markPacks(db, mark);
  expect(await findLostPacks(db, mark)).toEqual([]);
  await db.clear('packs');
  expect(await findLostPacks(db, mark)).toEqual(['en']);
  expect(await findLostPacks(db, mark)).toEqual([]);
});
