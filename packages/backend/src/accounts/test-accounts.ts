import { createHmac, randomUUID } from 'node:crypto';
import type { Database } from '@dalil/database/connection.ts';
import { profiles } from '@dalil/database/tables/accounts.ts';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import type { Role } from '@dalil/domain/accounts/permissions.ts';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { SignedInActor } from '../core/actor.ts';
import type { Deps } from '../core/deps.ts';
import { createTestApi, TEST_NOW } from '../test-api.ts';
import { createTestClient, type TestClient } from '../test-client.ts';

export type TestSite = ReturnType<typeof createTestApi>;
export const TEST_PASSWORD = 'a quiet evening at the creek';

type SiteSetUp = (context: { database: TestDatabase; site: TestSite }) => void | Promise<void>;

/**
 * Registers the hooks of a test file about accounts: one database for the file, and a site with its own limits for each test.
 * `begin` receives both before each test. The clock is fixed at `TEST_NOW` unless `hasRealClock`. The auth library reads the time
 * itself, so the process clock is mocked.
 */
export function setUpSite(begin: SiteSetUp, { hasRealClock = false } = {}): void {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });

  beforeEach(async () => {
    if (!hasRealClock) vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW });
    await begin({ database, site: createTestSite(database.db) });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  afterAll(() => database.close());
}

/** A site on a database that uses the process clock. Its limits are separate unless `limitSecret` is given. */
export function createTestSite(db: Database, overrides: Partial<Deps> = {}): TestSite {
  return createTestApi(db, { limitSecret: randomUUID(), now: () => new Date(), ...overrides });
}

export function advanceClock(seconds: number): void {
  vi.setSystemTime(new Date(Date.now() + seconds * 1000));
}

let addressCount = 0;

/** An address of the documentation network (TEST-NET) that no other test has used. */
export function freshAddress(): string {
  addressCount += 1;
  return `198.51.${Math.floor(addressCount / 250)}.${(addressCount % 250) + 1}`;
}

export function freshEmail(): string {
  return `${randomUUID()}@example.com`;
}

export function newBrowser(site: TestSite, address = freshAddress()): TestClient {
  return createTestClient(site.api, site.deps.publicUrl ?? 'http://localhost', address);
}

/** Another browser with the same cookies. */
export function copyBrowser(site: TestSite, { cookies }: TestClient, address = freshAddress()): TestClient {
  const copy = newBrowser(site, address);
  for (const [name, value] of cookies) copy.cookies.set(name, value);
  return copy;
}

/** The last mail to an address. */
export function lastMail(site: TestSite, email: string) {
  return site.emails.findLast(({ to }) => to === email);
}

/** The code of the last mail to an address. */
export function lastCode(site: TestSite, email: string): string {
  const mail = lastMail(site, email);
  return mail && 'code' in mail.data ? mail.data.code : '';
}

/** Adds an account to the database and returns its owner as an actor. Use `signUpPerson` if a real session is needed. */
export async function addPerson(db: Database, role: Role = 'user'): Promise<SignedInActor> {
  const userId = randomUUID();
  const profile = { id: userId, email: `${userId}@example.com`, fullName: 'Amina', role };
  await db.insert(profiles).values({ ...profile, createdAt: TEST_NOW, updatedAt: TEST_NOW });
  return { kind: 'user', userId, sessionId: randomUUID(), role };
}

/** Signs up, confirms by the code of the mail, and returns the signed-in browser. */
export async function signUpPerson(
  site: TestSite,
  { role = 'user', email = freshEmail() }: { role?: Role; email?: string } = {},
) {
  const browser = newBrowser(site);
  await browser.post('/auth/sign-up', {
    email,
    password: TEST_PASSWORD,
    fullName: 'Amina Reader',
    userType: 'tourist',
  });
  await browser.post('/auth/verify-email', { email, code: lastCode(site, email) });
  if (role !== 'user') await site.deps.db.update(profiles).set({ role }).where(eq(profiles.email, email));
  const [profile] = await site.deps.db.select().from(profiles).where(eq(profiles.email, email));
  return { browser, email, id: profile?.id ?? '' };
}

/** Signs up a user and enables a second factor. The code used to enable it is consumed. */
export async function signUpWithApp(site: TestSite) {
  const person = await signUpPerson(site);
  return { ...person, ...(await turnOnApp(person.browser)) };
}

/** Enables the second factor by an authenticator app. */
export async function turnOnApp(browser: TestClient): Promise<{ totpUri: string; backupCodes: string[] }> {
  const begun = await browser.post('/auth/two-factor/begin', { password: TEST_PASSWORD });
  const app = (await begun.json()) as { totpUri: string; backupCodes: string[] };
  const { status } = await browser.post('/auth/two-factor/confirm', { code: appCode(app.totpUri) });
  if (status !== 200) throw new Error(`The second factor was not turned on: ${status}`);
  return app;
}

/** The code an authenticator app displays: RFC 6238 with the usual six digits and 30 seconds. */
export function appCode(uri: string, at = Date.now()): string {
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  const bits = Array.from(secret)
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

export async function signIn(site: TestSite, email: string, password = TEST_PASSWORD, rememberMe = false) {
  const browser = newBrowser(site);
  const response = await browser.post('/auth/sign-in', { email, password, rememberMe });
  return { browser, response };
}

/** The code of a rejected request. */
export async function codeOf(response: Response): Promise<string> {
  return ((await response.json()) as { code: string }).code;
}

export async function isSignedIn(browser: Pick<TestClient, 'get'>): Promise<boolean> {
  const { actor } = (await (await browser.get('/session')).json()) as { actor: { kind: string } };
  return actor.kind === 'user';
}
