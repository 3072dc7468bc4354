import 'fake-indexeddb/auto';
import { newQueueItem, type NewQueueItem } from '@dalil/domain/offline/queue-item.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { type DeviceDatabase, openDeviceDatabase } from '../device-database.ts';
import { deviceQueue } from './device-queue.ts';
import type { QueueStore } from './queue-store.ts';
import { importDeviceKey } from './encrypted-item.ts';

const [ME, THEM] = ['user-1', 'user-2'];
const NOTE = 'the surprise for Amina';
let db: DeviceDatabase;
let queue: QueueStore;
const [key, otherKey] = await Promise.all(['A', 'B'].map((sign) => importDeviceKey(sign.repeat(43))));
if (!key || !otherKey) throw new Error('no keys');

beforeEach(async () => {
  db = await openDeviceDatabase(crypto.randomUUID());
  queue = deviceQueue(db);
});

function aNote(id: string, owner: string | null = ME): NewQueueItem {
  return newQueueItem(owner, 'bookmarks', { id, kind: 'bookmark.note', payload: { note: NOTE }, at: 'then' });
}

const ids = async (owner: string | null) => (await queue.read(owner)).map(({ id }) => id);

/** All data of the queue on disk, as visible to an attacker with access to the device. */
async function disk(): Promise<string> {
  const decoder = new TextDecoder();
  const records = [...(await db.getAll('queue')), ...(await db.getAll('kept'))];
  return JSON.stringify(records, (_key, value: unknown) =>
    value instanceof ArrayBuffer || value instanceof Uint8Array ? decoder.decode(value) : value,
  );
}

test('PWA-9 AUTH-6 what waits at sign-out stays, unreadable, and goes on when its owner is back', async () => {
  await queue.saveKey(ME, key);
  await queue.write({
    items: [aNote('a'), aNote('b')],
    list: { name: 'bookmarks', owner: ME, value: [NOTE] },
  });
  const [first] = await queue.read(ME);
  expect(first).toMatchObject({ id: 'a', payload: { note: NOTE }, state: 'waiting', retryCount: 0 });
  await queue.update(first ? [{ ...first, retryCount: 2 }] : [], 0);

  await queue.deleteKeys();
  expect(await disk()).not.toMatch(/Amina|bookmark/);
  expect(await ids(ME)).toEqual([]);
  expect(await queue.readOwners()).toEqual([ME]);
  expect(await db.count('keys')).toBe(0);

  await queue.saveKey(ME, key);
  expect(await queue.read(ME)).toMatchObject([
    { id: 'a', retryCount: 2 },
    { id: 'b', payload: { note: NOTE } },
  ]);
});

test('AUTH-6 PWA-9 the answer to a delivery that comes after the sign-out leaves the change unreadable', async () => {
  await queue.saveKey(ME, key);
  await queue.write({ items: [aNote('a')] });
  const sent = await queue.read(ME);
  await queue.deleteKeys();
  await queue.update(
    sent.map((item) => ({ ...item, retryCount: 1 })),
    0,
  );
  expect(await disk()).not.toMatch(/Amina|bookmark/);
  await queue.saveKey(ME, key);
  expect(await queue.read(ME)).toMatchObject([{ id: 'a', state: 'waiting', payload: { note: NOTE } }]);
});

test('PWA-9 what is written while its key arrives is sealed too, and outlasts the sign-out', async () => {
  const arriving = new Proxy(db, {
    get: (target, name) => {
      if (name !== 'getAll') return Reflect.get(target, name).bind(target);
      return async (store: 'keys') => {
        const before = await target.getAll(store);
        await queue.saveKey(ME, key);
        return before;
      };
    },
  });
  await deviceQueue(arriving).write({ items: [aNote('a')] });
  await queue.deleteKeys();
  expect(await disk()).not.toMatch(/Amina|bookmark/);
  await queue.saveKey(ME, key);
  expect(await ids(ME)).toEqual(['a']);
});

test('PWA-9 no other user can open it, and their key takes the place of every other', async () => {
  await queue.saveKey(ME, key);
  await queue.write({ items: [aNote('mine')] });
  await queue.saveKey(THEM, otherKey);
  expect(await queue.hasKey(ME)).toBe(false);
  expect(await ids(ME)).toEqual([]);
  // A change that is assigned to another owner cannot be decrypted either.
  const [stored] = await db.getAll('queue');
  if (stored) await db.put('queue', { ...stored, owner: THEM });
  await queue.saveKey(THEM, key);
  expect(await ids(THEM)).toEqual([]);
});

test('PWA-9 a key the server gives no more opens nothing, and does no harm to what it can open', async () => {
  await queue.saveKey(ME, key);
  await queue.write({ items: [aNote('before')] });
  await queue.saveKey(ME, otherKey);
  await queue.write({ items: [aNote('after')] });
  expect(await ids(ME)).toEqual(['after']);
});

test('PWA-9 what was written before its key was there is sealed when it comes, in its place', async () => {
  await queue.write({ items: [aNote('a'), aNote('form', null), aNote('b')] });
  await queue.saveKey(ME, key);
  expect(await ids(ME)).toEqual(['a', 'form', 'b']);
  await queue.write({ without: ['form'] });
  expect(await disk()).not.toContain('Amina');
});

test('PWA-9 what never met its key could be read, and goes at sign-out; what has no owner stays', async () => {
  await queue.write({ items: [aNote('mine'), aNote('form', null)] });
  await queue.deleteKeys();
  expect(await ids(ME)).toEqual(['form']);
  expect(await queue.readOwners()).toEqual([null]);
});

test('PWA-6 what was written first stands first, however long the sealing takes', async () => {
  await queue.saveKey(ME, key);
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
  let goOn = () => {};
  vi.spyOn(crypto.subtle, 'encrypt').mockImplementationOnce(async (...request) => {
    await new Promise<void>((resolve) => (goOn = resolve));
    return encrypt(...request);
  });
  const written = [queue.write({ items: [aNote('first')] }), queue.write({ items: [aNote('second')] })];
  await expect.poll(() => vi.mocked(crypto.subtle.encrypt).mock.calls.length).toBe(1);
  goOn();
  await Promise.all(written);
  vi.restoreAllMocks();
  expect(await ids(ME)).toEqual(['first', 'second']);
});

test('PRIV-6 of a user whose account is deleted neither changes nor key stay', async () => {
  await queue.saveKey(ME, key);
  await queue.write({ items: [aNote('a')] });
  await queue.forget(ME);
  expect(await db.count('queue')).toBe(0);
  expect(await db.count('keys')).toBe(0);
});
