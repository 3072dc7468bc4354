import { scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  codeOf,
  copyBrowser,
  createTestSite,
  newBrowser,
  setUpSite,
  signUpPerson,
  TEST_PASSWORD,
} from './test-accounts.ts';
import type { TestSite } from './test-accounts.ts';
import { createPasswordHasher, inPasswordTurn, type PasswordHasher } from './password-hasher.ts';

const COST = { N: 16, r: 1, p: 1 };
const KEY_BYTES = 64;
const MAX_WAIT_MS = 10_000;
const WAIT = { timeout: 10_000, interval: 20 };

/** A hasher whose work ends when the test says so, and whose timers run when the test moves the clock. */
function createControlledHasher() {
  const begun: (() => void)[] = [];
  const timers = new Set<{ at: number; run: () => void }>();
  let now = 0;
  const hasher = createPasswordHasher(COST, {
    derive: async (password, salt, cost) => {
      await new Promise<void>((resolve) => begun.push(resolve));
      return scryptSync(password, salt, KEY_BYTES, cost);
    },
    startTimer: (ms, run) => {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
  });
  return {
    hasher,
    begun,
    timers,
    advance: (ms: number) => {
      now += ms;
      for (const timer of [...timers].filter(({ at }) => at <= now)) timer.run();
    },
    /** Ends all work, also what begins meanwhile. */
    finish: async () => {
      for (let at = 0; at < begun.length; at += 1) {
        begun[at]?.();
        await settled();
      }
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const hashAs = (hasher: PasswordHasher, isKnown: boolean, signal?: AbortSignal) =>
  inPasswordTurn({ isKnown, signal }, () => hasher.hash(TEST_PASSWORD)).then(
    () => 'hashed',
    ({ code, retryAfter }) => `${code} ${retryAfter}`,
  );

test('AUTH-12 who waits ten seconds for a password check is refused, and nobody later', async () => {
  const { hasher, advance, finish, begun, timers } = createControlledHasher();
  const first = [hashAs(hasher, false), hashAs(hasher, false)];
  const second = hashAs(hasher, false);
  advance(MAX_WAIT_MS - 1);
  const third = hashAs(hasher, false);
  advance(1);
  expect(await second).toBe('busy 10');
  await finish();
  expect(await Promise.all([...first, third])).toEqual(['hashed', 'hashed', 'hashed']);
  expect([begun.length, timers.size]).toEqual([3, 0]);
});

test('AUTH-12 a known device does not wait behind strangers, and has room when theirs is used up', async () => {
  const { hasher, begun, finish } = createControlledHasher();
  const strangers = Array.from({ length: 103 }, () => hashAs(hasher, false));
  expect(await strangers[102]).toBe('busy 10');
  let isKnownDone = false;
  const known = hashAs(hasher, true).finally(() => (isKnownDone = true));
  begun[0]?.();
  await settled();
  begun[2]?.();
  await known;
  await settled();
  expect([isKnownDone, begun.length]).toEqual([true, 4]);
  await finish();
  expect((await Promise.all(strangers)).filter((outcome) => outcome === 'hashed')).toHaveLength(102);
});

test('AUTH-12 the work of a client that has left is not begun', async () => {
  const { hasher, begun, finish, timers } = createControlledHasher();
  const running = [hashAs(hasher, false), hashAs(hasher, false)];
  const client = new AbortController();
  const waiting = hashAs(hasher, false, client.signal);
  client.abort();
  await waiting;
  await hashAs(hasher, false, client.signal);
  await finish();
  expect(await Promise.all(running)).toEqual(['hashed', 'hashed']);
  expect([begun.length, timers.size]).toEqual([2, 0]);
});

let site: TestSite;
setUpSite((context) => {
  site = createTestSite(context.database.db);
});

test('AUTH-12 of 150 sign-ins at once each is answered in ten seconds, and a known device signs in meanwhile', async () => {
  const { browser, email } = await signUpPerson(site);
  const { hasher, begun, advance, finish, timers } = createControlledHasher();
  const busy = createTestSite(site.deps.db, { ...site.deps, passwords: hasher });
  const own = { email, password: TEST_PASSWORD };
  const crowd = Array.from({ length: 150 }, (_, at) =>
    newBrowser(busy).post('/auth/sign-in', { email: `guest-${at}@example.com`, password: TEST_PASSWORD }),
  );
  const refused = await Promise.race(crowd);
  expect([refused.status, refused.headers.get('retry-after'), await codeOf(refused)]).toEqual([503, '10', 'busy']);
  await expect.poll(() => begun.length, WAIT).toBe(2);
  const known = copyBrowser(busy, browser).post('/auth/sign-in', own);
  // The device is next, whoever waited before.
  await expect.poll(() => timers.size, WAIT).toBe(101);
  begun[0]?.();
  await expect.poll(() => begun.length, WAIT).toBe(3);
  begun[2]?.();
  expect((await known).status).toBe(200);
  advance(MAX_WAIT_MS);
  await finish();
  const statuses = (await Promise.all(crowd)).map(({ status }) => status);
  // Two were being checked, and one followed the known device.
  expect(statuses.filter((status) => status === 401)).toHaveLength(3);
  expect(statuses.filter((status) => status === 503)).toHaveLength(147);
});
