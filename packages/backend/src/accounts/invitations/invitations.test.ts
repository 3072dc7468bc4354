import { complianceAuditLogs, profiles, staffInvitations } from '@dalil/database/tables/accounts.ts';
import type { TestDatabase } from '@dalil/database/test-database.ts';
import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { TestClient } from '../../test-client.ts';
import {
  advanceClock,
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
  turnOnApp,
} from '../test-accounts.ts';

const OFFICE = '203.0.113.7';
const HOUR = 3600;
const NEW_PERSON = { fullName: 'Sana Karim', password: TEST_PASSWORD };

let database: TestDatabase;
let site: TestSite;
let admin: TestClient;
let adminId: string;

setUpSite(async (context) => {
  ({ database, site } = context);
  const person = await signUpPerson(site, { role: 'admin' });
  admin = person.browser;
  adminId = person.id;
});

type Invited = { id: string; email: string; path?: string };

async function invite(role: string, ...emails: string[]): Promise<Invited[]> {
  const answer = await admin.post('/invitations', { emails, role, locale: 'ar' });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { invited: Invited[] }).invited;
}

/** The token of the link in the last mail to an address. */
function mailedToken(email: string): string {
  const mail = lastMail(site, email);
  return mail?.template === 'invitation' ? (mail.data.link.split('#')[1] ?? '') : '';
}

const lookUp = async (browser: TestClient, token: string) =>
  (await (await browser.post('/auth/invitation', { token })).json()) as { state?: string; code?: string };

const accept = (browser: TestClient, token: string, person: object = NEW_PERSON) =>
  browser.post('/auth/invitation/accept', { token, ...person });

async function roleOf(browser: TestClient): Promise<[string, string | null]> {
  const { actor } = (await (await browser.get('/session')).json()) as {
    actor: { role: string; withheldRole?: string };
  };
  return [actor.role, actor.withheldRole ?? null];
}

async function events(): Promise<string[]> {
  const rows = await database.db
    .select({ event: complianceAuditLogs.eventType })
    .from(complianceAuditLogs)
    .orderBy(desc(complianceAuditLogs.sequence))
    .limit(4);
  return rows.map(({ event }) => event);
}

test('STAFF-7 an invited person gets a mail in their language, and the link makes a confirmed account with the role', async () => {
  const email = freshEmail();
  const [invited] = await invite('editor', email);
  expect(invited).toEqual({ id: expect.any(String), email });
  const mail = lastMail(site, email);
  expect(mail).toMatchObject({ locale: 'ar', data: { role: 'editor', inviter: 'Amina Reader', validMinutes: 4320 } });
  const token = mailedToken(email);
  const [row] = await database.db.select().from(staffInvitations).where(eq(staffInvitations.email, email));
  expect(JSON.stringify(row)).not.toContain(token);
  const browser = newBrowser(site);
  expect(await lookUp(browser, token)).toMatchObject({ state: 'waiting', email, role: 'editor', hasAccount: false });
  expect((await accept(browser, token)).status).toBe(200);
  expect(await roleOf(browser)).toEqual(['editor', null]);
  const [profile] = await database.db.select().from(profiles).where(eq(profiles.email, email));
  expect(profile).toMatchObject({ emailVerified: true, fullName: 'Sana Karim', language: 'ar', role: 'editor' });
  expect((await signIn(site, email)).response.status).toBe(200);
  expect(await events()).toContain('user.invitation-accepted');
  expect(await lookUp(newBrowser(site), token)).toMatchObject({ state: 'accepted' });
  const again = await accept(newBrowser(site), token);
  expect([again.status, await codeOf(again)]).toEqual([409, 'conflict']);
});

test('STAFF-7 of two acceptances of a link at the same moment one holds', async () => {
  const email = freshEmail();
  await invite('curator', email);
  const token = mailedToken(email);
  const answers = await Promise.all([accept(newBrowser(site), token), accept(newBrowser(site), token)]);
  expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
});

test('STAFF-7 AUTH-12 seven people of one office are invited and accept in one go', async () => {
  const emails = Array.from({ length: 7 }, freshEmail);
  await invite('editor', ...emails);
  for (const email of emails) {
    const browser = newBrowser(site, OFFICE);
    const token = mailedToken(email);
    expect(await lookUp(browser, token)).toMatchObject({ state: 'waiting' });
    // Somebody chooses a password that is refused first.
    expect((await accept(browser, token, { fullName: 'Ravi', password: 'password1234' })).status).toBe(400);
    expect((await accept(browser, token)).status).toBe(200);
    expect(await roleOf(browser)).toEqual(['editor', null]);
  }
});

test('STAFF-7 without a mail server the link is given to whoever invites, once, and nothing is queued', async () => {
  site.deps.isMailSetUp = false;
  const email = freshEmail();
  const [invited] = await invite('editor', email);
  expect(invited?.path).toMatch(/^\/ar\/auth\/invitation#[\w-]{43}$/);
  expect(lastMail(site, email)).toBeUndefined();
  const list = JSON.stringify(await (await admin.get('/invitations')).json());
  expect(list).toContain(email);
  expect(list).not.toContain(invited?.path?.split('#')[1]);
  const again = (await (await admin.post(`/invitations/${invited?.id}/send`, {})).json()) as { path: string };
  expect(again.path).not.toBe(invited?.path);
  expect((await accept(newBrowser(site), again.path.split('#')[1] ?? '')).status).toBe(200);
});

test('STAFF-7 a link ends after 72 hours, when it is withdrawn, and when another one is sent', async () => {
  const [email, other] = [freshEmail(), freshEmail()];
  const [first, second] = await invite('editor', email, other);
  const withdrawn = mailedToken(other);
  expect((await admin.post(`/invitations/${second?.id}/withdraw`, {})).status).toBe(200);
  expect(await lookUp(newBrowser(site), withdrawn)).toMatchObject({ state: 'withdrawn' });
  expect((await accept(newBrowser(site), withdrawn)).status).toBe(409);
  expect((await admin.post(`/invitations/${second?.id}/send`, {})).status).toBe(404);

  const old = mailedToken(email);
  advanceClock(HOUR);
  expect((await admin.post(`/invitations/${first?.id}/send`, {})).status).toBe(200);
  expect(await lookUp(newBrowser(site), old)).toMatchObject({ code: 'invalid_link' });
  const renewed = mailedToken(email);
  advanceClock(72 * HOUR - 1);
  expect(await lookUp(newBrowser(site), renewed)).toMatchObject({ state: 'waiting' });
  advanceClock(1);
  expect(await lookUp(newBrowser(site), renewed)).toMatchObject({ state: 'expired' });
  expect((await accept(newBrowser(site), renewed)).status).toBe(409);
});

test('STAFF-7 an address whose invitation has expired can be invited again, one that waits cannot', async () => {
  const email = freshEmail();
  await invite('editor', email);
  const twice = await admin.post('/invitations', { emails: [freshEmail(), email], role: 'editor', locale: 'en' });
  expect([twice.status, await twice.json()]).toMatchObject([400, { fields: [{ path: 'emails.1', code: 'invited' }] }]);
  await database.db
    .update(staffInvitations)
    .set({ expiresAt: new Date(0) })
    .where(eq(staffInvitations.email, email));
  await invite('publisher', email);
  expect(await lookUp(newBrowser(site), mailedToken(email))).toMatchObject({ state: 'waiting', role: 'publisher' });
});

test('STAFF-7 who has a role or is suspended is not invited, and nobody else of the same list', async () => {
  const [staff, suspended] = [await signUpPerson(site, { role: 'curator' }), await signUpPerson(site)];
  await database.db.update(profiles).set({ suspendedAt: new Date() }).where(eq(profiles.id, suspended.id));
  const free = freshEmail();
  const emails = [free, staff.email.toUpperCase(), suspended.email];
  const answer = await admin.post('/invitations', { emails, role: 'editor', locale: 'en' });
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    {
      fields: expect.arrayContaining([
        { path: 'emails.1', code: 'staff' },
        { path: 'emails.2', code: 'suspended' },
      ]),
    },
  ]);
  expect(lastMail(site, free)).toBeUndefined();
});

test('STAFF-7 an account with the address gets the role when it is signed in, and stays signed in', async () => {
  const { browser, email } = await signUpPerson(site);
  await invite('curator', email);
  const token = mailedToken(email);
  expect(await lookUp(newBrowser(site), token)).toMatchObject({ state: 'waiting', hasAccount: true });
  const asGuest = await accept(newBrowser(site), token);
  expect([asGuest.status, await codeOf(asGuest)]).toEqual([401, 'not_signed_in']);
  const { browser: stranger } = await signUpPerson(site);
  expect((await accept(stranger, token)).status).toBe(401);
  expect((await accept(browser, token, {})).status).toBe(200);
  expect(await isSignedIn(browser)).toBe(true);
  expect(await roleOf(browser)).toEqual(['curator', null]);
  expect(lastMail(site, email)).toMatchObject({ data: { notice: 'role-changed' } });
});

test('STAFF-7 whoever got a role meanwhile keeps it', async () => {
  const { browser, email, id } = await signUpPerson(site);
  await invite('admin', email);
  const token = mailedToken(email);
  await database.db.update(profiles).set({ role: 'curator' }).where(eq(profiles.id, id));
  expect(await lookUp(browser, token)).toMatchObject({ state: 'member' });
  expect((await accept(browser, token, {})).status).toBe(409);
  expect(await roleOf(browser)).toEqual(['curator', null]);
});

test.each(['publisher', 'admin'])(
  'STAFF-7 AUTH-13 an invited %s has the role only with a second factor',
  async (role) => {
    const email = freshEmail();
    await invite(role, email);
    const browser = newBrowser(site);
    expect(await lookUp(browser, mailedToken(email))).toMatchObject({ asksForFactor: true });
    await accept(browser, mailedToken(email));
    expect(await roleOf(browser)).toEqual(['user', role]);
    expect((await browser.get('/users')).status).toBe(403);
    await turnOnApp(browser);
    expect(await roleOf(browser)).toEqual([role, null]);
  },
);

test('STAFF-7 an unconfirmed sign-up of the address is replaced: its password does not open the account', async () => {
  const email = freshEmail();
  const earlier = { email, password: 'somebody else was here first', fullName: 'Nobody', userType: 'tourist' };
  await newBrowser(site).post('/auth/sign-up', earlier);
  await invite('editor', email);
  expect((await accept(newBrowser(site), mailedToken(email))).status).toBe(200);
  expect((await signIn(site, email, earlier.password)).response.status).toBe(401);
  expect((await signIn(site, email)).response.status).toBe(200);
});

test('STAFF-7 a link of a new account needs a name and a password that is not a common one', async () => {
  const email = freshEmail();
  await invite('editor', email);
  const token = mailedToken(email);
  const nothing = await accept(newBrowser(site), token, {});
  expect(((await nothing.json()) as { fields: object[] }).fields).toHaveLength(2);
  const weak = await accept(newBrowser(site), token, { fullName: 'Sana', password: 'password1234' });
  expect(await weak.json()).toMatchObject({ fields: [{ path: 'password', code: 'breached' }] });
  expect(await lookUp(newBrowser(site), token)).toMatchObject({ state: 'waiting' });
});

test('STAFF-7 AUTH-12 wrong links of a network run out, and do not lock a right one of another', async () => {
  const browser = newBrowser(site, OFFICE);
  for (let at = 0; at < 30; at += 1)
    expect(await lookUp(browser, `wrong-${at}`)).toMatchObject({ code: 'invalid_link' });
  expect(await lookUp(browser, 'wrong')).toMatchObject({ code: 'too_many_requests' });
  const email = freshEmail();
  await invite('editor', email);
  expect((await accept(newBrowser(site), mailedToken(email))).status).toBe(200);
});

test('STAFF-7 STAFF-8 inviting, sending again and withdrawing are in the audit log, without addresses', async () => {
  const email = freshEmail();
  const [invited] = await invite('editor', email);
  await admin.post(`/invitations/${invited?.id}/send`, {});
  await admin.post(`/invitations/${invited?.id}/withdraw`, {});
  expect((await events()).slice(0, 3)).toEqual([
    'user.invitation-withdrawn',
    'user.invitation-sent-again',
    'user.invited',
  ]);
  const logged = await database.db.select().from(complianceAuditLogs).where(eq(complianceAuditLogs.userId, adminId));
  expect(JSON.stringify(logged)).not.toContain(email);
});
