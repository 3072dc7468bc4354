import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { MAX_BOOKMARKS } from '@dalil/domain/bookmarks/bookmark.ts';
import type { BookmarkChange } from '@dalil/domain/bookmarks/bookmark-operation.ts';
import { ROLES } from '@dalil/domain/accounts/permissions.ts';
import { MAX_OPERATIONS_PER_REQUEST } from '@dalil/domain/offline/operation.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson } from '../accounts/test-accounts.ts';
import { GUEST, type SignedInActor } from '../core/actor.ts';
import { applyOperations } from '../offline/apply-operations.ts';
import type { Operation } from '../offline/sync-operation.ts';
import { createTestApi, TEST_NOW } from '../test-api.ts';
import { listBookmarks } from './list-bookmarks.ts';

const BEACH = { kind: 'place', itemId: 'kite-beach' } as const;
const EARLIER = '2026-11-20T08:00:00.000Z';

let database: TestDatabase;
let site: ReturnType<typeof createTestApi>;

let people: SignedInActor[];

beforeAll(async () => {
  database = await createTestDatabase();
  people = await Promise.all(Array.from({ length: 60 }, () => addPerson(database.db)));
  site = createTestApi(database.db);
});

afterAll(() => database.close());

let requests = 0;
function signedInUser(role: SignedInActor['role'] = 'user'): SignedInActor {
  const person = people[requests++];
  if (person === undefined) throw new Error('more people than there are');
  return { ...person, role };
}

function operation(change: BookmarkChange, at = EARLIER): Operation {
  return { ...change, id: crypto.randomUUID(), at };
}

function adding(itemId: string, fields: { folderId?: string; note?: string } = {}): Operation {
  const payload = { kind: 'place' as const, itemId, folderId: null, note: '', addedAt: EARLIER, ...fields };
  return operation({ kind: 'bookmark.add', payload });
}

const send = (who: SignedInActor, ...operations: Operation[]) => applyOperations(site.deps, who, { operations });
const listOf = (who: SignedInActor) => listBookmarks(site.deps, who, {});
const statusesOf = async (sent: ReturnType<typeof send>) => (await sent).results.map(({ status }) => status);

test('PROF-6 PWA-7 a delivery is applied in its order, and read back', async () => {
  const me = signedInUser();
  const folderId = crypto.randomUUID();
  const sent = send(
    me,
    operation({ kind: 'folder.add', payload: { folderId, name: '  Weekend ' } }),
    adding('kite-beach', { folderId, note: 'At sunset' }),
    adding('burj-khalifa'),
    operation({ kind: 'bookmark.move', payload: { kind: 'place', itemId: 'burj-khalifa', folderId } }),
    operation({ kind: 'folder.rename', payload: { folderId, name: 'Friday' } }),
  );
  expect(await statusesOf(sent)).toEqual(Array(5).fill('applied'));
  const { folders, bookmarks } = await listOf(me);
  expect(folders).toEqual([{ id: folderId, name: 'Friday', addedAt: EARLIER }]);
  expect(bookmarks).toEqual([
    expect.objectContaining({ itemId: 'burj-khalifa', folderId, note: '', noteVersion: 0, addedAt: EARLIER }),
    expect.objectContaining({ itemId: 'kite-beach', folderId, note: 'At sunset', noteVersion: 1 }),
  ]);
  await send(me, operation({ kind: 'folder.remove', payload: { folderId } }));
  const after = await listOf(me);
  expect(after.folders).toEqual([]);
  expect(after.bookmarks.map((one) => one.folderId)).toEqual([null, null]);
  await send(me, operation({ kind: 'bookmark.remove', payload: BEACH }));
  expect((await listOf(me)).bookmarks.map(({ itemId }) => itemId)).toEqual(['burj-khalifa']);
});

test('PWA-7 a delivery that comes twice, or a hundred times at the same time, has one effect and one answer', async () => {
  const me = signedInUser();
  const added = adding('kite-beach', { note: 'one' });
  const noted = { ...BEACH, note: 'two', otherNote: null, baseVersion: 1 };
  const batch = [added, operation({ kind: 'bookmark.note', payload: noted }), added];
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(me, ...batch)));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]?.results.map(({ status }) => status)).toEqual(['applied', 'applied', 'applied']);
  expect((await listOf(me)).bookmarks).toMatchObject([{ note: 'two', noteVersion: 2 }]);
});

test('PWA-7 an id used for something else rejects the delivery, names it and does nothing', async () => {
  const me = signedInUser();
  const added = adding('kite-beach');
  await send(me, added);
  const other = { ...adding('burj-khalifa'), id: added.id };
  await expect(send(me, adding('old-souk'), other)).rejects.toMatchObject({
    code: 'operation_reused',
    fields: [{ path: 'operations.1.id', code: 'operation_reused' }],
  });
  await expect(send(me, { ...other, id: crypto.randomUUID() }, added)).resolves.toBeDefined();
  const twice = adding('a-place');
  await expect(send(me, twice, { ...adding('b-place'), id: twice.id })).rejects.toMatchObject({
    code: 'operation_reused',
  });
  expect((await listOf(me)).bookmarks.map(({ itemId }) => itemId).toSorted()).toEqual(['burj-khalifa', 'kite-beach']);
});

test('PROF-6 a note that met another one is not lost: the answer carries the one that stands', async () => {
  const me = signedInUser();
  await send(me, adding('kite-beach', { note: 'first' }));
  const note = (text: string, baseVersion: number) =>
    operation({ kind: 'bookmark.note', payload: { ...BEACH, note: text, otherNote: null, baseVersion } });
  expect(await statusesOf(send(me, note('phone', 1)))).toEqual(['applied']);
  const late = note('laptop', 1);
  const { results } = await send(me, late);
  expect(results).toEqual([
    { id: late.id, status: 'conflict', current: expect.objectContaining({ note: 'phone', noteVersion: 2 }) },
  ]);
  expect(await send(me, late)).toEqual({ results });
  const payload = { ...BEACH, note: 'laptop', otherNote: 'phone', baseVersion: 2 };
  await send(me, operation({ kind: 'bookmark.note', payload }));
  expect((await listOf(me)).bookmarks).toMatchObject([{ note: 'laptop', otherNote: 'phone', noteVersion: 3 }]);
});

test('PROF-6 what is another person’s is not there: neither read nor changed, not even by its id', async () => {
  const [me, other] = [signedInUser(), signedInUser()];
  const folderId = crypto.randomUUID();
  const mine = adding('kite-beach', { folderId, note: 'mine' });
  await send(me, operation({ kind: 'folder.add', payload: { folderId, name: 'Mine' } }), mine);
  const before = await listOf(me);
  const results = await statusesOf(
    send(
      other,
      operation({ kind: 'folder.rename', payload: { folderId, name: 'Theirs' } }),
      operation({ kind: 'folder.remove', payload: { folderId } }),
      operation({ kind: 'bookmark.move', payload: { ...BEACH, folderId: null } }),
      operation({ kind: 'bookmark.remove', payload: BEACH }),
      // The same id belongs to another user and is therefore free for this one.
      { ...adding('burj-khalifa', { folderId }), id: mine.id },
    ),
  );
  expect(results).toEqual(['refused', 'unchanged', 'refused', 'unchanged', 'applied']);
  expect(await listOf(me)).toEqual(before);
  expect((await listOf(other)).bookmarks).toMatchObject([{ itemId: 'burj-khalifa', folderId: null }]);
});

test('PROF-6 a list has an end; a device whose clock is ahead does not win by it', async () => {
  const me = signedInUser();
  await database.db.execute(sql`
    insert into bookmarks (user_id, kind, item_id, note, note_version, added_at, updated_at)
    select ${me.userId}, 'place', 'p-' || n, '', 0, now(), now() from generate_series(1, ${MAX_BOOKMARKS - 1}) n`);
  const late = { ...adding('from-tomorrow'), at: '2030-01-01T00:00:00.000Z' };
  const { results } = await send(me, late, adding('one-more'));
  expect(results).toMatchObject([{ status: 'applied' }, { status: 'refused', code: 'too_many_bookmarks' }]);
  const { bookmarks } = await listOf(me);
  expect(bookmarks).toHaveLength(MAX_BOOKMARKS);
  expect(bookmarks.find(({ itemId }) => itemId === 'from-tomorrow')?.updatedAt).toBe(TEST_NOW.toISOString());
});

test.each(ROLES)('ROUTE-9 the role %s keeps its own bookmarks', async (role) => {
  expect(await statusesOf(send(signedInUser(role), adding('kite-beach')))).toEqual(['applied']);
});

test('ROUTE-9 a guest is told to sign in, before anything is looked at', async () => {
  const read = await site.get('/bookmarks');
  const write = await site.post('/sync/user-data', { operations: [adding('kite-beach')] });
  for (const answer of [read, write]) {
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'not_signed_in' });
    expect(answer.headers.get('cache-control')).toContain('no-store');
  }
  await expect(listBookmarks(site.deps, GUEST, {})).rejects.toMatchObject({ code: 'not_signed_in' });
});

test.each([
  ['nothing', []],
  ['too many', Array.from({ length: MAX_OPERATIONS_PER_REQUEST + 1 }, (_none, at) => adding(`p-${at}`))],
  [
    'another one among them',
    [adding('a'), { id: crypto.randomUUID(), kind: 'profile.steal', payload: {}, at: EARLIER }],
  ],
])('PWA-7 a delivery of %s is rejected whole', async (_case, operations) => {
  const me = signedInUser();
  await expect(send(me, ...(operations as Operation[]))).rejects.toMatchObject({ code: 'invalid_input' });
  expect((await listOf(me)).bookmarks).toEqual([]);
});
