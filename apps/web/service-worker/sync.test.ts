import 'fake-indexeddb/auto';
import { newQueueItem } from '@dalil/domain/offline/queue-item.ts';
import { openDeviceDatabase } from '@dalil/offline/device-database.ts';
import { deviceQueue } from '@dalil/offline/sync-queue/device-queue.ts';
import { importDeviceKey } from '@dalil/offline/sync-queue/encrypted-item.ts';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendInBackground } from './sync.ts';

const ORIGIN = 'https://dalil.example';
const [ME, THEM] = ['user-1', 'user-2'];
const GUEST = { actor: { kind: 'guest', role: 'guest' } };
const SIGNED_IN = { actor: { kind: 'user', role: 'user', userId: ME } };

let session: () => Response;
let sent: { owner: string | null; ids: string[] }[];

async function fetchFake(address: string, init?: RequestInit): Promise<Response> {
  if (address === `${ORIGIN}/api/session?passive=1`) return session();
  const { operations } = JSON.parse(init?.body as string) as { operations: { id: string }[] };
  const ids = operations.map(({ id }) => id);
  sent.push({ owner: new Headers(init?.headers).get('x-dalil-sync'), ids });
  return Response.json({ results: ids.map((id) => ({ id, status: 'applied' })) });
}

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('fetch', fetchFake);
  sent = [];
  const item = (owner: string | null, id: string, kind: 'folder.add' | 'support.send') =>
    newQueueItem(owner, id, { id, kind, payload: {}, at: '2026-11-21T08:00:00.000Z' });
  const db = await openDeviceDatabase();
  const items = [item(THEM, 'theirs', 'folder.add'), item(ME, 'mine', 'folder.add'), item(null, 'm', 'support.send')];
  await deviceQueue(db).write({ items });
  db.close();
});
afterEach(() => vi.unstubAllGlobals());

async function statesOf(owner: string): Promise<string[]> {
  const db = await openDeviceDatabase();
  const items = await deviceQueue(db).read(owner);
  db.close();
  return items.map(({ id, state }) => `${id} ${state}`);
}

test('PWA-6 PWA-7 without a page the worker sends what is nobody’s and what belongs to whom is signed in', async () => {
  session = () => Response.json(SIGNED_IN);
  await sendInBackground();
  expect(sent).toEqual([
    { owner: ME, ids: ['mine'] },
    { owner: 'guest', ids: ['m'] },
  ]);
  // A page displays the results; then they are removed.
  expect(await statesOf(ME)).toEqual(['mine answered', 'm answered']);
  expect(await statesOf(THEM)).toEqual(['theirs waiting', 'm answered']);
});

test('PWA-7 of a device where nobody is signed in only what is nobody’s leaves', async () => {
  session = () => Response.json(GUEST);
  await sendInBackground();
  expect(sent).toEqual([{ owner: 'guest', ids: ['m'] }]);
});

test('PWA-6 a server that does not say who is here gets nothing, and the browser is asked to come back', async () => {
  session = () => new Response(null, { status: 503 });
  await expect(sendInBackground()).rejects.toThrow('the signed-in user is unknown');
  expect(sent).toEqual([]);
});

test('PWA-7 the worker opens what lies sealed for whom is signed in; without the key it waits for them', async () => {
  session = () => Response.json(SIGNED_IN);
  const key = await importDeviceKey('A'.repeat(43));
  const db = await openDeviceDatabase();
  await deviceQueue(db).saveKey(ME, key);
  await deviceQueue(db).deleteKeys();
  await sendInBackground();
  expect(sent).toEqual([{ owner: 'guest', ids: ['m'] }]);
  await deviceQueue(db).saveKey(ME, key);
  db.close();
  await sendInBackground();
  expect(sent.at(-1)).toEqual({ owner: ME, ids: ['mine'] });
});
