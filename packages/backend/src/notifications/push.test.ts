import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { profiles } from '@dalil/database/tables/accounts.ts';
import { cityAlerts } from '@dalil/database/tables/city-alerts.ts';
import { rowFailures } from '@dalil/database/tables/jobs.ts';
import { notifications, pushSubscriptions } from '@dalil/database/tables/notifications.ts';
import { userPreferences } from '@dalil/database/tables/preferences.ts';
import { eq, sql } from 'drizzle-orm';
import { decrypt } from 'http_ece';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addPerson, signUpPerson } from '../accounts/test-accounts.ts';
import { EXAMPLE_ALERT } from '../city/alerts/examples.ts';
import { createFetchPublic } from '../providers/fetch/fetch-public.ts';
import { TEST_NOW } from '../test-api.ts';
import { openTestSite } from '../test-site.ts';
import { pushIdentityAt } from './push-settings.ts';
import { replacePushKeys } from './replace-push-keys.ts';
import { sendPushes } from './send-pushes.job.ts';

const { database, site } = await openTestSite({ hasContent: true });
const { db } = database;
const JOB = { id: 'job', enqueuedAt: TEST_NOW };
const HOUR_MS = 3_600_000;

/** A browser: its keys, and what its push service received for it, decrypted. */
type Browser = { path: string; ecdh: ReturnType<typeof createECDH>; auth: Buffer };
type Received = { path: string; headers: IncomingHttpHeaders; message: Record<string, string> };
const browsers = new Map<string, Browser>();
let received: Received[] = [];
let status = 201;

const service = createServer(async (request, response) => {
  const body = await buffer(request);
  const browser = browsers.get(request.url ?? '');
  if (browser && status < 300) {
    const clear = decrypt(body, {
      version: 'aes128gcm',
      privateKey: browser.ecdh,
      authSecret: browser.auth.toString('base64url'),
    });
    received.push({ path: browser.path, headers: request.headers, message: JSON.parse(clear.toString()) });
  }
  response.writeHead(status, { location: 'http://169.254.169.254/' }).end();
});
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
const { port } = service.address() as AddressInfo;
const fetching = createFetchPublic({ allowHosts: [`127.0.0.1:${port}`] });
const strict = createFetchPublic({ allowHosts: [] });
afterAll(async () => {
  service.closeAllConnections();
  service.close();
  await Promise.all([fetching.close(), strict.close()]);
});

const deps = { ...site.deps, fetchPublic: fetching.fetchPublic, sendMail: async () => ({ sent: 1 as const }) };
const run = (payload = {}, fetchPublic = fetching.fetchPublic) => sendPushes({ ...deps, fetchPublic }, payload, JOB);
let changeId = 0;

async function enable(userId: string): Promise<string> {
  const ecdh = createECDH('prime256v1');
  const path = `/${browsers.size}`;
  const browser = { path, ecdh, auth: randomBytes(16) };
  const p256dh = ecdh.generateKeys('base64url');
  browsers.set(path, browser);
  const endpoint = `http://127.0.0.1:${port}${path}`;
  const auth = browser.auth.toString('base64url');
  await db.insert(pushSubscriptions).values({ userId, endpoint, p256dh, auth, createdAt: site.clock.now });
  return path;
}

async function tell(userId: string, count = 1): Promise<void> {
  for (let n = 0; n < count; n++) {
    changeId += 1;
    const what = { kind: 'article', itemId: 'how-salik-gates-charge', reason: 'correction', topic: 'newsUpdates' };
    const createdAt = new Date(site.clock.now.getTime() - (count - n) * 1000);
    await db.insert(notifications).values({ userId, changeId, ...what, subject: String(changeId), createdAt });
  }
}

async function person(chosen: Record<string, unknown> = {}) {
  const { userId } = await addPerson(db);
  await db.update(profiles).set({ language: 'ar' }).where(eq(profiles.id, userId));
  const row = { userId, version: 1, createdAt: TEST_NOW, updatedAt: TEST_NOW };
  await db.insert(userPreferences).values({ ...row, category: 'notifications', data: { push: true, ...chosen } });
  return userId;
}

beforeEach(async () => {
  await db.delete(profiles);
  received = [];
  status = 201;
  site.clock.now = TEST_NOW; // Noon in Dubai.
});

test('NOTIF-3 every browser of the user gets the message, encrypted and signed, in their language and once', async () => {
  const owner = await person();
  const paths = [await enable(owner), await enable(owner)];
  await tell(owner);
  await Promise.all([run(), run(), run()]);
  await run();
  expect(received.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
  const [first] = received;
  expect(first?.message).toMatchObject({ path: '/news/how-salik-gates-charge', locale: 'ar' });
  expect(first?.message.body).toContain('لأنك حفظته');
  expect(first?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '43200' });
  const [, token = ''] = /^vapid t=([^,]+), k=/.exec(first?.headers.authorization ?? '') ?? [];
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  expect(claims).toMatchObject({ aud: `http://127.0.0.1:${port}`, sub: 'mailto:guide@dalil.example' });
});

test('NOTIF-3 MON-1 a user and a browser that cannot be served hold up no other, and are tried again alone', async () => {
  const [poison, behind] = [await person(), await person()].toSorted();
  const late = await enable(poison ?? '');
  const [broken, works] = [await enable(behind ?? ''), await enable(behind ?? '')];
  const ofBroken = eq(pushSubscriptions.endpoint, `http://127.0.0.1:${port}${broken}`);
  const [whole] = await db.update(pushSubscriptions).set({ p256dh: 'AAAA' }).where(ofBroken).returning();
  const p256dh = browsers.get(broken)?.ecdh.getPublicKey('base64url') ?? '';
  await tell(poison ?? '');
  await tell(behind ?? '');
  await db.execute(sql`
    create function refuse_poison() returns trigger language plpgsql as $$ begin
      if new.user_id::text = tg_argv[0] then raise exception 'poison'; end if; return new; end $$`);
  await db.execute(
    sql.raw(`create trigger refuse_poison before update on notifications
      for each row execute function refuse_poison('${poison}')`),
  );
  await run();
  expect(received.map(({ path }) => path)).toEqual([works]);
  const failures = async () => {
    const rows = await db.select().from(rowFailures);
    return rows.map(({ loop, rowKey }) => `${loop} ${rowKey}`).toSorted();
  };
  expect(await failures()).toEqual([`push-subscriptions ${whole?.id}`, `send-pushes ${poison}`]);
  await db.execute(sql`drop trigger refuse_poison on notifications`);
  await db.update(pushSubscriptions).set({ p256dh }).where(ofBroken);
  await tell(behind ?? '');
  received = [];
  await run();
  expect(received.map(({ path }) => path)).toEqual([works]);
  site.clock.now = new Date(TEST_NOW.getTime() + 60_000);
  await tell(behind ?? '');
  received = [];
  await run();
  expect(received.map(({ path }) => path).toSorted()).toEqual([late, broken, works].toSorted());
  expect(await failures()).toEqual([]);
});

test('NOTIF-3 after a rotation each browser gets messages signed with the key it was enabled with', async () => {
  const owner = await person();
  await enable(owner);
  const rotatedAt = new Date(TEST_NOW.getTime() + HOUR_MS);
  const { keys, subject } = site.deps.push;
  const added = { version: rotatedAt.getTime() / 1000, value: randomBytes(32).toString('base64url') };
  const push = { keys: [added, ...keys], subject };
  site.clock.now = new Date(rotatedAt.getTime() + HOUR_MS);
  await enable(owner);
  await tell(owner);
  await sendPushes({ ...deps, push }, {}, JOB);
  const signedWith = received.map(({ headers }) => /, k=(.+)$/.exec(headers.authorization ?? '')?.[1] ?? '');
  const expected = [TEST_NOW, site.clock.now].map((moment) => pushIdentityAt(push, moment).publicKey);
  expect(new Set(expected).size).toBe(2);
  expect(signedWith.toSorted()).toEqual(expected.toSorted());
});

test('NOTIF-3 in quiet hours across midnight nothing is sent; what waits is sent after them', async () => {
  const owner = await person({ quietFrom: 21, quietTo: 8 });
  await enable(owner);
  site.clock.now = new Date('2026-11-22T20:30:00Z');
  await tell(owner);
  await run();
  expect(received).toEqual([]);
  site.clock.now = new Date('2026-11-23T04:00:00Z');
  await run();
  expect(received).toHaveLength(1);
});

test('NOTIF-3 around a prayer nothing is sent to whoever wishes that; it is sent when the time ends', async () => {
  const wishes = { prayerQuiet: true, prayerBefore: 15, prayerAfter: 30 };
  for (const owner of [await person(wishes), await person()]) {
    await enable(owner);
    await tell(owner);
  }
  // Dhuhr is at 12:08 in Dubai.
  site.clock.now = new Date(TEST_NOW.getTime() + 10 * 60_000);
  await run();
  expect(received).toHaveLength(1);
  site.clock.now = new Date(TEST_NOW.getTime() + 45 * 60_000);
  await run();
  expect(received).toHaveLength(2);
});

test('NOTIF-3 the daily cap holds over runs; the rest stays in the list, and a day later there is room again', async () => {
  const owner = await person({ dailyCap: 3 });
  await enable(owner);
  await tell(owner, 5);
  await run();
  await run();
  expect(received).toHaveLength(3);
  expect(await db.$count(notifications, eq(notifications.userId, owner))).toBe(5);
  site.clock.now = new Date(TEST_NOW.getTime() + 25 * HOUR_MS);
  await tell(owner);
  await run();
  expect(received).toHaveLength(4);
});

test('NOTIF-1 what is not enabled, switched off, read or older than a day is not pushed', async () => {
  const [off, read, none] = [await person({ push: false }), await person(), await person()];
  for (const one of [off, read]) await enable(one);
  for (const one of [off, read, none]) await tell(one);
  await db.update(notifications).set({ readAt: TEST_NOW }).where(eq(notifications.userId, read));
  await run();
  site.clock.now = new Date(TEST_NOW.getTime() + 26 * HOUR_MS);
  await enable(none);
  await run();
  expect(received).toEqual([]);
});

test.each([404, 410])(
  'NOTIF-3 a subscription whose service answers %i is deleted; other faults leave it',
  async (gone) => {
    const owner = await person();
    await enable(owner);
    for (const [answer, left] of [
      [500, 1],
      [307, 1],
      [gone, 0],
    ] as const) {
      status = answer;
      await tell(owner);
      await run();
      expect(await db.$count(pushSubscriptions, eq(pushSubscriptions.userId, owner)), String(answer)).toBe(left);
    }
  },
);

test('NOTIF-3 an address that is not on the public internet is not reached', async () => {
  const owner = await person();
  await enable(owner);
  await tell(owner);
  await run({}, strict.fetchPublic);
  expect(received).toEqual([]);
  expect(site.logged.at(-1)).toMatchObject({ event: 'push_not_sent' });
  expect(JSON.stringify(site.logged)).not.toContain('127.0.0.1');
});

const KEYS = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
const ENDPOINT = 'https://push.example.com/a';

test('NOTIF-3 a browser is enabled, tested and disabled by its own user only', async () => {
  const [me, other] = [await signUpPerson(site), await signUpPerson(site)];
  expect(await (await me.browser.get('/push')).json()).toEqual({
    publicKey: pushIdentityAt(site.deps.push, site.deps.now()).publicKey,
  });
  expect((await me.browser.post('/push/subscriptions', { endpoint: ENDPOINT, keys: KEYS })).status).toBe(204);
  expect((await me.browser.post('/push/subscriptions', { endpoint: ENDPOINT, keys: KEYS })).status).toBe(204);
  expect((await other.browser.post('/push/test', { endpoint: ENDPOINT })).status).toBe(404);
  expect((await other.browser.post('/push/subscriptions/remove', { endpoint: ENDPOINT })).status).toBe(204);
  expect(await db.$count(pushSubscriptions, eq(pushSubscriptions.userId, me.id))).toBe(1);
  expect((await me.browser.post('/push/test', { endpoint: ENDPOINT })).status).toBe(204);
  expect(site.jobs.at(-1)).toMatchObject({ name: 'send-pushes', payload: { testOf: expect.any(String) } });
  expect((await me.browser.post('/push/subscriptions/remove', { endpoint: ENDPOINT })).status).toBe(204);
  expect(await db.$count(pushSubscriptions, eq(pushSubscriptions.userId, me.id))).toBe(0);
});

test('NOTIF-3 a renewed subscription replaces the old address of its own account, and never one of another', async () => {
  const [me, other] = [await signUpPerson(site), await signUpPerson(site)];
  const [old, renewed] = [`${ENDPOINT}-old`, `${ENDPOINT}-renewed`];
  const addressesOf = async ({ id }: { id: string }) => {
    const rows = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, id));
    return rows.map(({ endpoint }) => endpoint);
  };
  await me.browser.post('/push/subscriptions', { endpoint: old, keys: KEYS });
  const renew = { endpoint: renewed, keys: KEYS, replaces: old };
  expect((await other.browser.post('/push/subscriptions', renew)).status).toBe(404);
  expect([await addressesOf(me), await addressesOf(other)]).toEqual([[old], []]);
  expect((await me.browser.post('/push/subscriptions', renew)).status).toBe(204);
  expect((await me.browser.post('/push/subscriptions', renew)).status).toBe(204);
  expect([await addressesOf(me), await addressesOf(other)]).toEqual([[renewed], []]);
});

test('NOTIF-1 a browser is enabled while its subscription is stored for its user and tied to the key that signs', async () => {
  const [me, other] = [await signUpPerson(site), await signUpPerson(site)];
  const { publicKey } = pushIdentityAt(site.deps.push, site.deps.now());
  const check = async (browser: typeof me.browser, key: string | null) =>
    (await browser.post('/push/subscriptions/check', { endpoint: ENDPOINT, publicKey: key })).json();
  expect(await check(me.browser, publicKey)).toEqual({ isEnabled: false });
  await me.browser.post('/push/subscriptions', { endpoint: ENDPOINT, keys: KEYS });
  expect(await check(me.browser, publicKey)).toEqual({ isEnabled: true });
  expect(await check(me.browser, null)).toEqual({ isEnabled: true });
  expect(await check(me.browser, KEYS.p256dh)).toEqual({ isEnabled: false });
  expect(await check(other.browser, publicKey)).toEqual({ isEnabled: false });

  // A later key signs for browsers enabled later; one whose keys became known is replaced with all subscriptions.
  const former = site.deps.push;
  const value = randomBytes(32).toString('base64url');
  const version = site.clock.now.getTime() / 1000 + 60;
  site.deps.push = { ...former, keys: [{ version, value }, ...former.keys] };
  site.clock.now = new Date(site.clock.now.getTime() + HOUR_MS);
  expect(await check(me.browser, publicKey)).toEqual({ isEnabled: true });
  site.deps.push = { ...former, keys: [{ version: 0, value }] };
  expect(await check(me.browser, publicKey)).toEqual({ isEnabled: false });
  site.deps.push = former;
  await replacePushKeys(db, 'vapid');
  expect(await check(me.browser, publicKey)).toEqual({ isEnabled: false });
});

test.each([
  ['http://push.example.com/a', KEYS],
  ['file:///etc/passwd', KEYS],
  [ENDPOINT, { ...KEYS, p256dh: 'short' }],
  [ENDPOINT, { ...KEYS, auth: '' }],
])('NOTIF-3 the subscription %s with keys %j is checked', async (endpoint, keys) => {
  const { browser } = await signUpPerson(site);
  expect((await browser.post('/push/subscriptions', { endpoint, keys })).status).toBe(400);
});

test.each([
  ['https://127.0.0.1/a', 'address_not_public'],
  ['https://[::1]/a', 'address_not_public'],
  ['https://2130706433/a', 'address_not_public'],
  ['https://169.254.169.254/latest', 'address_not_public'],
  ['https://[::ffff:10.0.0.1]/a', 'address_not_public'],
  ['https://localhost/a', 'address_not_public'],
  ['https://printer.local/a', 'address_not_public'],
  ['https://database/a', 'address_not_public'],
  ['https://push.example.com:8443/a', 'port_refused'],
  ['https://me:secret@push.example.com/a', 'address_invalid'],
])(
  'NOTIF-3 the address %s, which would never be sent to, is refused at its field and not stored',
  async (endpoint, code) => {
    const { browser, id } = await signUpPerson(site);
    const answer = await browser.post('/push/subscriptions', { endpoint, keys: KEYS });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_input', fields: [{ path: 'endpoint', code }] });
    expect(await db.$count(pushSubscriptions, eq(pushSubscriptions.userId, id))).toBe(0);
  },
);

test('NOTIF-3 a test reaches the one browser, also in quiet hours', async () => {
  const owner = await person({ quietFrom: 0, quietTo: 23, push: false });
  const path = await enable(owner);
  await enable(owner);
  const [row] = await db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.endpoint, `http://127.0.0.1:${port}${path}`));
  await run({ testOf: row?.id });
  expect(received).toMatchObject([{ path, message: { path: '/settings' } }]);
});

test('NOTIF-3 an alert for the city waits in quiet hours, is delivered until its end, and is not pushed after it', async () => {
  const userId = await person({ quietFrom: 11, quietTo: 13 });
  await enable(userId);
  const endsAt = new Date(TEST_NOW.getTime() + 2 * HOUR_MS);
  const times = { startsAt: TEST_NOW, endsAt, confirmedAt: TEST_NOW, createdAt: TEST_NOW };
  const [alert] = await db
    .insert(cityAlerts)
    .values({ revision: 1, content: EXAMPLE_ALERT, ...times })
    .returning();
  const what = { kind: 'city-alert', itemId: alert?.id ?? '', reason: 'alert', subject: '', topic: 'trafficUpdates' };
  await db.insert(notifications).values({ userId, changeId: 0, ...what, createdAt: TEST_NOW });
  await run();
  expect(received).toEqual([]);
  site.clock.now = new Date(TEST_NOW.getTime() + HOUR_MS);
  await run();
  expect(received).toMatchObject([{ headers: { ttl: '3600' }, message: { title: EXAMPLE_ALERT.texts.ar.title } }]);
  const late = await person();
  await enable(late);
  await db.insert(notifications).values({ userId: late, changeId: 0, ...what, createdAt: TEST_NOW });
  site.clock.now = endsAt;
  await run();
  expect(received).toHaveLength(1);
});
