import { randomUUID } from 'node:crypto';
import { accounts, profiles } from '@dalil/database/tables/accounts.ts';
import type { TestDatabase } from '@dalil/database/test-database.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  codeOf,
  freshEmail,
  isSignedIn,
  lastMail,
  newBrowser,
  setUpSite,
  signIn,
  signUpPerson,
  TEST_PASSWORD,
  type TestSite,
} from './test-accounts.ts';
import { startTestProvider, type TestProvider } from './test-provider.ts';

let database: TestDatabase;
let provider: TestProvider;
let site: TestSite;

beforeAll(async () => {
  provider = await startTestProvider();
});

setUpSite(
  (context) => {
    ({ database, site } = context);
    site.deps.accounts.providers = {
      oidc: { clientId: 'dalil', clientSecret: 'secret', name: 'City ID', discoveryUrl: provider.discoveryUrl },
    };
  },
  { hasRealClock: true },
);

afterAll(() => provider.close());

/** Starts at our page, agrees at the provider and returns with its code. */
async function goThrough(browser = newBrowser(site), returnTo = '/ar/bookmarks') {
  const begun = await browser.post('/auth/sign-in/provider', { provider: 'oidc', returnTo });
  const { url } = (await begun.json()) as { url: string };
  const agreed = await fetch(url, { redirect: 'manual' });
  const back = new URL(agreed.headers.get('location') ?? '');
  const answer = await browser.get(back.pathname.replace('/api', '') + back.search);
  return { browser, back, answer, place: answer.headers.get('location') ?? '' };
}

test('AUTH-5 only configured providers are offered', async () => {
  const offered = async () => (await newBrowser(site).get('/auth/providers')).json();
  expect(await offered()).toEqual({ items: [{ id: 'oidc', name: 'City ID' }] });
  expect((await newBrowser(site).post('/auth/sign-in/provider', { provider: 'google' })).status).toBe(404);
  site.deps.accounts.providers = {};
  expect(await offered()).toEqual({ items: [] });
});

test('AUTH-5 somebody new comes in through a provider and lands where they wanted to go', async () => {
  const email = freshEmail();
  provider.person = { sub: randomUUID(), email, email_verified: true, name: 'Noor' };
  const { browser, place, back } = await goThrough();
  expect(place).toBe('/auth/callback?returnTo=%2Far%2Fbookmarks');
  expect(await isSignedIn(browser)).toBe(true);
  expect(await (await browser.get('/profile')).json()).toMatchObject({ email, fullName: 'Noor', role: 'user' });
  const replay = newBrowser(site);
  await replay.get(back.pathname.replace('/api', '') + back.search);
  expect(await isSignedIn(replay)).toBe(false);
});

test('AUTH-5 no token of a provider is stored, at the first sign-in or a later one', async () => {
  const email = freshEmail();
  provider.person = { sub: randomUUID(), email, email_verified: true, name: 'Noor' };
  for (const attempt of ['first', 'later']) {
    const { browser } = await goThrough();
    expect(await isSignedIn(browser), attempt).toBe(true);
    const rows = await database.db.select().from(accounts).where(eq(accounts.providerId, 'oidc'));
    expect(rows.length).toBeGreaterThan(0);
    for (const { accessToken, refreshToken, idToken } of rows)
      expect([accessToken, refreshToken, idToken], attempt).toEqual([null, null, null]);
  }
});

test('AUTH-5 a provider that answers with a form of its own site (Apple) brings the user in as well', async () => {
  provider.person = { sub: randomUUID(), email: freshEmail(), email_verified: true, name: 'Noor' };
  const browser = newBrowser(site);
  const begun = await browser.post('/auth/sign-in/provider', { provider: 'oidc', returnTo: '/ar/bookmarks' });
  const { url } = (await begun.json()) as { url: string };
  const agreed = new URL((await fetch(url, { redirect: 'manual' })).headers.get('location') ?? '');
  const form = new URLSearchParams([
    ...agreed.searchParams,
    ['id_token', 'something else'],
    ['next', '//evil.example'],
  ]);
  const send = (address: string, body: string) =>
    site.api.request(`https://dalil.example/api${address}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://appleid.apple.com',
        'sec-fetch-site': 'cross-site',
      },
      body,
    });
  const handedOn = await send('/auth/callback/oidc', form.toString());
  expect([handedOn.status, handedOn.headers.getSetCookie()]).toEqual([303, []]);
  const place = handedOn.headers.get('location') ?? '';
  expect(place).toBe(`/api/auth/callback/oidc?${agreed.searchParams.toString()}`);
  const answer = await browser.get(place.replace('/api', ''));
  expect(answer.headers.get('location')).toBe('/auth/callback?returnTo=%2Far%2Fbookmarks');
  expect(await isSignedIn(browser)).toBe(true);
  expect((await send('/auth/callback/elsewhere', 'code=1')).status).toBe(404);
  expect((await send('/auth/callback/oidc', `code=${'x'.repeat(20_000)}`)).status).toBe(413);
  expect((await send('/auth/sign-in', 'code=1')).status).toBe(403);
});

test('AUTH-13 linked providers are listed, and unlinked while another way in remains', async () => {
  const { email, browser, id } = await signUpPerson(site);
  provider.person = { sub: randomUUID(), email, email_verified: true, name: 'Noor' };
  await goThrough();
  const list = async () => (await browser.get('/auth/linked-providers')).json();
  expect(await list()).toEqual({ items: [{ id: 'oidc', name: 'City ID', linkedAt: expect.any(String) }] });
  const unlink = (name: string, password = TEST_PASSWORD) =>
    browser.post('/auth/linked-providers/unlink', { provider: name, password });
  expect((await unlink('oidc', 'not this one')).status).toBe(400);
  expect(await codeOf(await unlink('google'))).toBe('not_found');
  expect((await unlink('oidc')).status).toBe(200);
  expect(await list()).toEqual({ items: [] });
  expect(lastMail(site, email)).toMatchObject({ data: { notice: 'provider-unlinked' } });
  const left = await database.db.select().from(accounts).where(eq(accounts.userId, id));
  expect(left.map(({ providerId }) => providerId)).toEqual(['credential']);
});

test('AUTH-13 the only way in is not unlinked', async () => {
  const email = freshEmail();
  provider.person = { sub: randomUUID(), email, email_verified: true, name: 'Noor' };
  const { browser } = await goThrough();
  const answer = await browser.post('/auth/linked-providers/unlink', { provider: 'oidc', password: '' });
  expect([answer.status, await codeOf(answer)]).toEqual([409, 'last_way_in']);
  expect(await (await browser.get('/auth/linked-providers')).json()).toMatchObject({ items: [{ id: 'oidc' }] });
});

test('AUTH-5 a place of another site is never gone to', async () => {
  provider.person = { sub: randomUUID(), email: freshEmail(), email_verified: true, name: 'Noor' };
  const { place } = await goThrough(newBrowser(site), '//evil.example/x');
  expect(place).toBe('/auth/callback?returnTo=%2F');
});

test('AUTH-5 an address the provider has not verified does not open the account of its owner', async () => {
  const { email, id } = await signUpPerson(site);
  provider.person = { sub: randomUUID(), email, email_verified: false, name: 'X' };
  const { browser, place } = await goThrough();
  expect(place).toMatch(/^\/auth\/callback\?error=\w+$/);
  expect(await isSignedIn(browser)).toBe(false);
  const ways = await database.db.select().from(accounts).where(eq(accounts.userId, id));
  expect(ways.map(({ providerId }) => providerId)).toEqual(['credential']);
});

test('AUTH-5 an assertion that the provider has not signed opens nothing', async () => {
  const email = freshEmail();
  provider.person = { sub: randomUUID(), email, email_verified: true, name: 'Noor' };
  provider.isForging = true;
  const { browser, place } = await goThrough();
  provider.isForging = false;
  expect(place).toMatch(/^\/auth\/callback\?error=\w+$/);
  expect(await isSignedIn(browser)).toBe(false);
  expect(await database.db.select().from(profiles).where(eq(profiles.email, email))).toEqual([]);
});

test('AUTH-5 a suspended person does not come in by a provider either', async () => {
  const email = freshEmail();
  provider.person = { sub: randomUUID(), email, email_verified: true, name: 'Noor' };
  await goThrough();
  await database.db.update(profiles).set({ suspendedAt: new Date() }).where(eq(profiles.email, email));
  const { browser, place } = await goThrough();
  expect(await isSignedIn(browser)).toBe(false);
  expect(place).toMatch(/^\/auth\/callback\?error=/);
  expect((await signIn(site, email)).response.status).toBe(401);
});

test('AUTH-5 what a provider says on rejection is not repeated to the user', async () => {
  const { answer, place } = await (async () => {
    const browser = newBrowser(site);
    const answer = await browser.get('/auth/callback/oidc?error=%3Cscript%3Ealert(1)%3C/script%3E&state=x');
    return { answer, place: answer.headers.get('location') ?? '' };
  })();
  expect(answer.status).toBe(302);
  expect(place).toMatch(/^\/auth\/callback\?error=\w+$/);
  expect(site.logged.find(({ event }) => event === 'sign_in_rejected')).toMatchObject({
    fields: { method: 'provider' },
  });
});
