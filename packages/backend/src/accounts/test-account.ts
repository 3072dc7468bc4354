import { randomUUID } from 'node:crypto';
import { profiles } from '@dalil/database/tables/accounts.ts';
import type { Role } from '@dalil/domain/accounts/permissions.ts';
import { eq } from 'drizzle-orm';
import type { createTestApi } from '../test-api.ts';
import { createTestClient } from '../test-client.ts';

type Site = ReturnType<typeof createTestApi>;
export const TEST_PASSWORD = 'a quiet evening at the creek';
let made = 0;

/** An address of the documentation's network that no other test has used. */
export function freshAddress(): string {
  made += 1;
  return `198.51.${Math.floor(made / 250)}.${(made % 250) + 1}`;
}

export function newBrowser(site: Site, address = freshAddress()) {
  return createTestClient(site.api, site.deps.publicUrl ?? 'http://localhost', address);
}

/** The code or link of the last mail to an address. */
export function lastMail(site: Site, email: string) {
  return site.emails.findLast(({ to }) => to === email);
}

export function lastCode(site: Site, email: string): string {
  const mail = lastMail(site, email);
  return mail && 'code' in mail.data ? mail.data.code : '';
}

/** Signs up, confirms by the code of the mail, and hands out the signed-in browser. */
export async function signUpPerson(
  site: Site,
  { role = 'user', email = `${randomUUID()}@example.com` }: { role?: Role; email?: string } = {},
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

export async function signIn(site: Site, email: string, password = TEST_PASSWORD, rememberMe = false) {
  const browser = newBrowser(site);
  const response = await browser.post('/auth/sign-in', { email, password, rememberMe });
  return { browser, response };
}

/** The code of a refusal. */
export async function codeOf(response: Response): Promise<string> {
  return ((await response.json()) as { code: string }).code;
}

export async function isSignedIn(browser: { get: (path: string) => Promise<Response> }): Promise<boolean> {
  const { actor } = (await (await browser.get('/session')).json()) as { actor: { kind: string } };
  return actor.kind === 'user';
}
