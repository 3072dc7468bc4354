import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { rateLimits } from '@dalil/database/tables/limits.ts';
import { problemReports } from '@dalil/database/tables/quality.ts';
import type { Database } from '@dalil/database/connection.ts';
import { applyOperation } from '@dalil/domain/bookmarks/apply-operation.ts';
import { type BookmarkList, EMPTY_BOOKMARKS } from '@dalil/domain/bookmarks/bookmark.ts';
import type { BookmarkOperation } from '@dalil/domain/bookmarks/bookmark-operation.ts';
import type { Delivery } from '@dalil/domain/offline/delivery.ts';
import type { DeliveryAnswer } from '@dalil/domain/offline/delivery-answer.ts';
import { newQueueItem, type QueueItem } from '@dalil/domain/offline/queue-item.ts';
import { sendDelivery } from '@dalil/offline/sync-queue/send-delivery.ts';
import { sql } from 'drizzle-orm';
import { newBrowser, signUpPerson } from '../accounts/test-accounts.ts';
import { createTestApi, TEST_NOW } from '../test-api.ts';
import { startDevice } from './test-device.ts';

const RUNS = 5;
/** Each iteration creates this many bookmark changes and as many messages. */
const EACH = 3;
export const CHANGES_OF_SCHEDULE = RUNS * EACH * 2;
const AT = '2026-11-20T08:00:00.000Z';
const LOST: DeliveryAnswer = { status: 0, code: 'network_error', retryAfter: null, outcomes: null };

type Server = ReturnType<typeof createTestApi>;

type Person = Awaited<ReturnType<typeof signUpPerson>>;
type Place = { db: Database; servers: readonly [Server, Server]; killConnections: () => Promise<unknown> };

/**
 * Runs schedules of faults, the first from `seed`: lost, repeated and late deliveries, killed tabs, workers, browsers and server
 * connections, with and without locks. Throws, naming the seed, if a change was lost or counted twice.
 */
export async function runFaultSchedules(
  db: Database,
  { seed, schedules }: { seed: number; schedules: number },
): Promise<void> {
  const place: Place = {
    db,
    servers: [createTestApi(db), createTestApi(db)],
    killConnections: () =>
      db.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`),
  };
  let person = await newPerson(place);
  for (let at = 0; at < schedules; at++) {
    // The test clock advances quickly, and a session ends after a day without activity.
    if (at % 8 === 7) person = await newPerson(place);
    // A day has a limit of reports, also of all people together.
    await db.delete(rateLimits);
    await run(seed + at, place, person);
  }
}

/** mulberry32: the same seed gives the same schedule. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The changes of one user. Each is valid after the previous ones, so that a repeated, late or missing one is detected. */
function nextChange(random: () => number, visible: BookmarkList): BookmarkOperation {
  const pick = Math.floor(random() * 4);
  const known = visible.bookmarks[Math.floor(random() * visible.bookmarks.length)];
  const envelope = { id: randomUUID(), at: AT };
  if (!known || pick === 0) {
    const payload = { kind: 'place' as const, itemId: `p-${randomUUID()}`, folderId: null, note: 'first', addedAt: AT };
    return { ...envelope, kind: 'bookmark.add', payload };
  }
  const { kind, itemId, note, noteVersion } = known;
  if (pick === 1) return { ...envelope, kind: 'bookmark.remove', payload: { kind, itemId } };
  const payload = { kind, itemId, note: `${note}+`, otherNote: null, baseVersion: noteVersion };
  return { ...envelope, kind: 'bookmark.note', payload };
}

/** A network that loses, repeats and delays requests to servers that fail. Late requests arrive after all others. */
function faultyNetwork(random: () => number, place: Place, person: Person, late: (() => Promise<unknown>)[]) {
  return async (delivery: Delivery, kill: () => never): Promise<DeliveryAnswer> => {
    const deliver = () => arrive(random, place, person, delivery);
    const fault = Math.floor(random() * 14);
    switch (fault) {
      case 0:
        return LOST;
      case 1:
        await deliver();
        return LOST;
      case 2: {
        const [first] = await Promise.all([deliver(), deliver()]);
        return first;
      }
      case 3:
        late.push(deliver);
        return LOST;
      case 4:
        await deliver();
        return kill();
      case 5:
        return kill();
      case 6:
        return { ...LOST, status: [408, 425, 500, 502, 503][Math.floor(random() * 5)] ?? 503 };
      case 7:
        return { ...LOST, status: 429, retryAfter: Math.ceil(random() * 20) };
      case 8:
        return { ...LOST, status: 401 };
      case 9: {
        const answered = deliver();
        await place.killConnections().catch(() => undefined);
        return answered;
      }
      default:
        return deliver();
    }
  };
}

function arrive(random: () => number, { servers }: Place, person: Person, delivery: Delivery): Promise<DeliveryAnswer> {
  const server = random() < 0.5 ? servers[0] : servers[1];
  // Another minute for each, so that no limit is reached.
  for (const one of servers) one.clock.now = new Date(one.clock.now.getTime() + 61_000);
  const browser = newBrowser(server);
  for (const [name, value] of person.browser.cookies) browser.cookies.set(name, value);
  const fetch = (address: string, { method = 'GET', body, headers }: RequestInit) => {
    const { pathname } = new URL(address);
    const marked = Object.fromEntries(new Headers(headers));
    return browser.request(method, pathname.replace('/api', ''), JSON.parse(body as string), marked);
  };
  return sendDelivery(async (...request) => fetch(...request), 'https://dalil.example', delivery);
}

async function run(seed: number, place: Place, person: Person): Promise<void> {
  const random = seeded(seed);
  const device = await startDevice({ owner: person.id, hasLocks: random() < 0.7, random });
  const late: (() => Promise<unknown>)[] = [];
  const network = faultyNetwork(random, place, person, late);
  let expected = await listOf(person);
  const messages: string[] = [];
  for (let round = 0; round < RUNS; round++) {
    for (let change = 0; change < EACH; change++) {
      const operation = nextChange(random, expected);
      expected = applyOperation(expected, operation).list;
      const message = `message ${randomUUID()}`;
      messages.push(message);
      const payload = { page: '/news', reason: 'wrong-fact', message, locale: 'en' };
      const report = { id: randomUUID(), kind: 'report.send' as const, payload, at: AT };
      const items = [
        newQueueItem(person.id, 'bookmarks', operation),
        newQueueItem(null, `report:${report.id}`, report),
      ];
      await device.queue().write({ items });
    }
    // One to three processes: two tabs and the worker.
    const processes = Array.from({ length: 1 + Math.floor(random() * 3) }, () => device.drain(person.id, network));
    if (random() < 0.2) await device.killBrowser();
    await Promise.all(processes);
    if (random() < 0.5) await late.shift()?.();
    device.pass(random() * 30_000);
  }
  for (const arrival of late) await arrival();
  for (let round = 0; round < 10; round++) {
    device.pass(60_000);
    if ((await device.drain(person.id, (delivery) => arrive(random, place, person, delivery))) === 'done') break;
  }
  await check(seed, place, {
    left: await device.queue().read(person.id),
    expected,
    shown: await listOf(person),
    messages,
  });
  device.discard();
}

type Ending = { left: QueueItem[]; expected: BookmarkList; shown: BookmarkList; messages: string[] };

async function check(seed: number, { db }: Place, { left, expected, shown: visible, messages }: Ending): Promise<void> {
  const leftItems = left.map(({ kind, state, retryCount }) => `${kind} ${state} ${retryCount}`);
  assert.deepEqual(
    leftItems.filter((item) => !item.includes('answered')),
    [],
    `seed ${seed}: something still waits`,
  );
  const outcomes = new Set(left.map(({ outcome }) => outcome?.status));
  assert.deepEqual([...outcomes], ['applied'], `seed ${seed}: a change met itself`);
  assert.deepEqual(shape(visible), shape(expected), `seed ${seed}: the list is another one`);
  const saved = await db.select({ message: problemReports.message }).from(problemReports);
  const arrived = saved.map(({ message }) => message).toSorted();
  assert.deepEqual(arrived, messages.toSorted(), `seed ${seed}: messages are lost or there twice`);
  await db.delete(problemReports);
}

async function listOf({ browser }: Person): Promise<BookmarkList> {
  const answer = await browser.get('/bookmarks');
  return answer.status === 200 ? ((await answer.json()) as BookmarkList) : EMPTY_BOOKMARKS;
}

/** Retries, because the first request on a killed connection may fail. */
async function newPerson({ servers }: Place): Promise<Person> {
  // A session begins at the system time, so the clocks must not differ too much from it.
  for (const { clock } of servers) clock.now = TEST_NOW;
  for (let attempt = 0; attempt < 5; attempt++) {
    const person = await signUpPerson(servers[0]).catch(() => null);
    if (person && person.browser.cookies.size > 0) return person;
  }
  throw new Error('no user could sign up');
}

function shape({ bookmarks }: BookmarkList) {
  return bookmarks.map(({ itemId, note, noteVersion }) => `${itemId} ${note} ${noteVersion}`).toSorted();
}
