import { createHash, randomUUID } from 'node:crypto';
import { legalDocuments, userConsents } from '@dalil/database/tables/privacy.ts';
import type { ConsentReceipt } from '@dalil/domain/privacy/consent.ts';
import { consentLines, type ConsentText } from '@dalil/domain/privacy/consent-rules.ts';
import { NO_CONSENT_SERVICES } from '@dalil/domain/privacy/consent-texts.ts';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestSite, signUpPerson, type TestSite } from '../accounts/test-accounts.ts';

const NOW = new Date('2026-11-26T08:00:00Z');
let database: TestDatabase;
let site: TestSite;

beforeAll(async () => {
  database = await createTestDatabase();
  site = createTestSite(database.db, { limitSecret: randomUUID(), now: () => NOW });
});

afterAll(() => database.close());

function receipt(given: Partial<ConsentReceipt> = {}): ConsentReceipt {
  return {
    id: randomUUID(),
    version: '1.0',
    choice: 'accepted',
    granted: ['analytics', 'marketing', 'monitoring', 'preferences', 'performance', 'functional'],
    gpc: false,
    locale: 'hi',
    textHash: 'b'.repeat(64),
    at: '2026-11-26T07:00:00.000Z',
    ...given,
  };
}

const REJECTED: Partial<ConsentReceipt> = { choice: 'rejected', granted: [], at: '2026-11-26T07:30:00.000Z' };

test('PRIV-2 the text of the dialog has the hash that receipts name, and differs by what the site uses', async () => {
  const read = async (from: TestSite) =>
    (await (await from.get('/consent-text?locale=ar')).json()) as ConsentText & { hash: string };
  const { hash, ...text } = await read(site);
  expect(hash).toBe(createHash('sha256').update(consentLines(text).join('\n')).digest('hex'));
  const mapped = createTestSite(database.db, {
    consentServices: { ...NO_CONSENT_SERVICES, streetMapHost: 'tiles.example' },
  });
  expect((await read(mapped)).hash).not.toBe(hash);
});

test('PRIV-3 MON-3 services are named only to whoever agreed to the text that the dialog displays now', async () => {
  const services = {
    tagManager: { id: 'GTM-ABC123', url: 'https://tags.example' },
    errorService: { dsn: 'https://key@errors.example/7', environment: 'production', traceSampleRate: 0.1 },
  };
  const measuring = createTestSite(database.db, { consentServices: { ...NO_CONSENT_SERVICES, ...services } });
  const hashOf = async (from: TestSite) =>
    ((await (await from.get('/consent-text?locale=ur')).json()) as { hash: string }).hash;
  const read = async (from: TestSite, text: string) => {
    const answer = await from.get(`/consent-services?locale=ur&text=${text}`);
    expect(answer.headers.get('cache-control')).toBe('public, no-cache');
    return (await answer.json()) as unknown;
  };
  const none = { tagManager: null, errorService: null };
  expect(await read(measuring, await hashOf(measuring))).toEqual({ isCurrent: true, ...services });
  expect(await read(site, await hashOf(site))).toEqual({ isCurrent: true, ...none });
  expect(await read(measuring, await hashOf(site))).toEqual({ isCurrent: false, ...none });
  expect((await site.get('/consent-services?locale=ur&text=none')).status).toBe(400);
});

test('PRIV-2 PRIV-5 a decision of a user is recorded once, with the network of the address and the kind of browser', async () => {
  const { browser, id: userId } = await signUpPerson(site, { role: 'user' });
  const sent = receipt();
  expect((await browser.post('/consents', sent)).status).toBe(200);
  expect((await browser.post('/consents', sent)).status).toBe(200);
  const rows = await database.db.select().from(userConsents).where(eq(userConsents.userId, userId));
  expect(rows).toMatchObject([
    {
      id: sent.id,
      consentType: 'cookie_policy',
      consentGiven: true,
      consentVersion: '1.0',
      details: { choice: 'accepted', textHash: sent.textHash, locale: 'hi', gpc: false },
      userAgent: 'computer, other',
    },
  ]);
  expect(rows[0]?.ipAddress).toMatch(/\.0$/);
});

test('PRIV-4 the newest decision holds, also if it arrives first, and only for its own user', async () => {
  const { browser } = await signUpPerson(site, { role: 'user' });
  const { browser: other } = await signUpPerson(site, { role: 'user' });
  const read = async (from = browser) =>
    (await (await from.get('/privacy-settings')).json()) as Record<string, unknown>;
  expect(await read()).toEqual({ analytics_tracking_enabled: false, cookie_consent: null, consents: [] });
  await browser.post('/consents', receipt(REJECTED));
  await browser.post('/consents', receipt());
  expect(await read()).toMatchObject({
    analytics_tracking_enabled: false,
    cookie_consent: { choice: 'rejected' },
    consents: [{}, {}],
  });
  await browser.post('/consents', receipt({ at: '2026-11-26T07:45:00.000Z' }));
  expect(await read()).toMatchObject({ analytics_tracking_enabled: true, cookie_consent: { choice: 'accepted' } });
  expect(await read(other)).toEqual({ analytics_tracking_enabled: false, cookie_consent: null, consents: [] });
  expect((await site.get('/privacy-settings')).status).toBe(401);
  expect((await site.post('/consents', receipt())).status).toBe(401);
});

test('PRIV-2 PRIV-5 a decision of a device belongs to the first account it reached', async () => {
  const { browser } = await signUpPerson(site, { role: 'user' });
  const { browser: next } = await signUpPerson(site, { role: 'user' });
  const sent = receipt();
  await browser.post('/consents', sent);
  expect((await next.post('/consents', sent)).status).toBe(200);
  const settings = (await (await next.get('/privacy-settings')).json()) as unknown;
  expect(settings).toEqual({ analytics_tracking_enabled: false, cookie_consent: null, consents: [] });
});

test.each([
  ['a rejection that grants', { choice: 'rejected' }],
  ['a decision without the text it was made on', { textHash: null }],
  ['another version', { version: '2.0' }],
  ['another user', { user_id: randomUUID() }],
])('PRIV-5 %s is refused and nothing is recorded', async (_name, given) => {
  const { browser, id } = await signUpPerson(site, { role: 'user' });
  expect((await browser.post('/consents', { ...receipt(), ...given })).status).toBe(400);
  expect(await database.db.$count(userConsents, eq(userConsents.userId, id))).toBe(0);
});

test('PRIV-8 a version that asks for consent again is asked of each user until they answer, and the answer is recorded', async () => {
  const { browser, id: userId } = await signUpPerson(site, { role: 'user' });
  const { browser: other } = await signUpPerson(site, { role: 'user' });
  const pending = async (from = browser) =>
    ((await (await from.get('/legal-consents?locale=hi')).json()) as { items: { hash: string }[] }).items;
  expect(await pending()).toEqual([]);
  const document = { documentType: 'terms', language: 'en', title: 'Terms', content: 'New.', isActive: true };
  await database.db.insert(legalDocuments).values([
    { ...document, version: '2.0', effectiveDate: '2026-11-26', requiresConsent: true },
    { ...document, version: '3.0', effectiveDate: '2026-12-26', requiresConsent: true },
    { ...document, documentType: 'privacy', version: '2.0', effectiveDate: '2026-11-26' },
  ]);
  const [asked] = await pending();
  expect(asked).toMatchObject({ type: 'terms', version: '2.0', effectiveDate: '2026-11-26', locale: 'en' });
  const shown = { locale: 'en', hash: asked?.hash };
  const answer = { id: randomUUID(), type: 'terms', version: '2.0', given: true, ...shown };
  expect((await browser.post('/legal-consents', { ...answer, version: '3.0' })).status).toBe(409);
  expect((await site.post('/legal-consents', answer)).status).toBe(401);
  for (const _time of [1, 2]) expect((await browser.post('/legal-consents', answer)).status).toBe(200);
  const rows = await database.db.select().from(userConsents).where(eq(userConsents.userId, userId));
  expect(rows).toMatchObject([{ consentType: 'terms', consentVersion: '2.0', consentGiven: true }]);
  expect(await pending()).toEqual([]);
  expect(await pending(other)).toHaveLength(1);
});

test('PRIV-8 PRIV-2 a cookie policy that asks again makes earlier consent to the dialog void', async () => {
  const read = async () => {
    const fresh = createTestSite(database.db, { now: () => NOW });
    return (await (await fresh.get('/consent-text?locale=en')).json()) as ConsentText & { hash: string };
  };
  const before = await read();
  const document = { documentType: 'cookies', language: 'en', title: 'Cookies', content: 'New.', isActive: true };
  await database.db
    .insert(legalDocuments)
    .values({ ...document, version: '2.0', effectiveDate: '2026-11-26', requiresConsent: true });
  const after = await read();
  expect([before.policy, after.policy]).toEqual(['Cookie Policy', 'Cookie Policy 2.0']);
  expect(after.hash).not.toBe(before.hash);
  const services = await site.get(`/consent-services?locale=en&text=${before.hash}`);
  expect(services.status).toBe(200);
});

test('PRIV-5 what was recorded can be neither changed nor deleted', async () => {
  const { browser } = await signUpPerson(site, { role: 'user' });
  await browser.post('/consents', receipt());
  const refused = { cause: { message: 'recorded consents are append-only' } };
  await expect(database.db.update(userConsents).set({ consentGiven: false })).rejects.toMatchObject(refused);
  await expect(database.db.delete(userConsents)).rejects.toMatchObject(refused);
  await expect(database.db.execute('truncate user_consents')).rejects.toMatchObject(refused);
});
