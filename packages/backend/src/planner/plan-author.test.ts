import { createHash, randomUUID } from 'node:crypto';
import { profiles } from '@dalil/database/tables/accounts.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { newBrowser, setUpSite, signUpPerson, type TestSite } from '../accounts/test-accounts.ts';

let site: TestSite;
setUpSite((context) => {
  ({ site } = context);
});
type Person = Awaited<ReturnType<typeof signUpPerson>>;
let author: Person;

const PLAN = '?start=2026-11-22&days=1&pace=normal&stops=burj-khalifa.dubai-frame';
const hashOf = (plan: string) => createHash('sha256').update(plan).digest('base64url');

const show = (profileVisibility: string, who = author) =>
  who.browser.post('/user-preferences', {
    preference_category: 'privacyPreferences',
    preference_data: { profileVisibility },
  });
async function sign(plan = PLAN, who = author): Promise<string | null> {
  const answer = await who.browser.get(`/plan-signature?plan=${hashOf(plan)}`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  return ((await answer.json()) as { signature: string | null }).signature;
}
async function nameAt(signature: string | null, plan = PLAN): Promise<string | null> {
  const answer = await newBrowser(site).get(`/plan-author?plan=${hashOf(plan)}&signature=${signature}`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  return ((await answer.json()) as { author: string | null }).author;
}

beforeEach(async () => {
  author = await signUpPerson(site);
  await site.deps.db.update(profiles).set({ fullName: 'Amina Haddad' }).where(eq(profiles.id, author.id));
});

test('PROF-3 the name stands at a shared plan while its author shows it to others, also at plans shared before', async () => {
  expect(await sign()).toBeNull();
  await show('public');
  const shared = await sign();
  expect(await nameAt(shared)).toBe('Amina Haddad');
  await show('private');
  expect([await nameAt(shared), await sign()]).toEqual([null, null]);
  await show('public');
  await site.deps.db.update(profiles).set({ fullName: 'Amina Said' }).where(eq(profiles.id, author.id));
  expect(await nameAt(shared)).toBe('Amina Said');
  await site.deps.db.update(profiles).set({ suspendedAt: new Date() }).where(eq(profiles.id, author.id));
  expect(await nameAt(shared)).toBeNull();
  await site.deps.db.delete(profiles).where(eq(profiles.id, author.id));
  expect(await nameAt(shared)).toBeNull();
});

test('PROF-3 a signature names nobody at another plan, says nothing of its author, and none can be made up', async () => {
  await show('public');
  const shared = (await sign()) ?? '';
  expect(await nameAt(shared, PLAN.replace('frame', 'mall'))).toBeNull();
  expect(Buffer.from(shared, 'base64url').toString('hex')).not.toContain(author.id.replaceAll('-', ''));
  expect(await sign()).not.toBe(shared);
  for (const at of [0, 20, 50]) {
    const changed = shared.slice(0, at) + (shared[at] === 'A' ? 'B' : 'A') + shared.slice(at + 1);
    expect(await nameAt(changed)).toBeNull();
  }
  const guest = newBrowser(site);
  expect((await guest.get(`/plan-signature?plan=${hashOf(PLAN)}`)).status).toBe(401);
  expect((await guest.get(`/plan-signature?plan=${PLAN}`)).status).toBe(400);
  expect((await guest.get(`/plan-author?plan=${hashOf(PLAN)}&signature=${randomUUID()}`)).status).toBe(400);
});

test('PROF-3 CONF-1 a plan keeps its author when the keys are rotated, until the key that signed is gone', async () => {
  await show('public');
  const shared = await sign();
  const [first, ...rest] = site.deps.accounts.keys;
  const added = { version: 1, value: 'another secret that only tests know, long enough' };
  site.deps.accounts.keys = [added, ...(first ? [first] : []), ...rest];
  expect(await nameAt(shared)).toBe('Amina Haddad');
  site.deps.accounts.keys = [added];
  expect(await nameAt(shared)).toBeNull();
});
