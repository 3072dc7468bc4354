import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { findInMail } from './mails.ts';
import { MEMBER_PAGES, type PageKind } from './pages.ts';
import { visitorAddress } from './visitor.ts';

export const PASSWORD = 'a quiet evening at the creek';
export const ADMIN = 'admin@dalil.example';
const MARKER = 'dalil.auth';

/** Signs in where a page is for members only. */
export async function enterFor(kind: PageKind, context: BrowserContext, origin = ''): Promise<void> {
  if (Object.hasOwn(MEMBER_PAGES, kind)) await signIn(context, origin, ADMIN);
}

type Person = { email: string; fullName: string };

/** Signs in by the API, once for all journeys: attempts are counted, and lists of devices stay as long as they are. */
export async function signIn(context: BrowserContext, origin: string, email: string): Promise<void> {
  const kept = path.join(process.env.E2E_DATA_DIR ?? '', `${email}.json`);
  if (isFirst(kept)) await signInAnew(context, origin, email, kept);
  else {
    await expect.poll(() => existsSync(kept), { timeout: 20_000 }).toBe(true);
    await context.addCookies(cookiesIn(kept));
  }
  await markSignedIn(context);
}

/** Of several journeys that begin at the same moment one signs in; the others wait for its cookies. */
function isFirst(kept: string): boolean {
  try {
    writeFileSync(`${kept}.begun`, '', { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

async function signInAnew(context: BrowserContext, origin: string, email: string, kept: string): Promise<void> {
  const answer = await context.request.post('/api/auth/sign-in', {
    headers: { origin },
    data: { email, password: PASSWORD, rememberMe: true },
  });
  expect(await answer.json()).toEqual({ state: 'signed_in' });
  await context.storageState({ path: `${kept}.part` });
  renameSync(`${kept}.part`, kept);
}

/** Makes an account by the API and confirms its address by the code of the mail; the context is signed in afterwards. */
export async function signUp(context: BrowserContext, origin: string, { email, fullName }: Person): Promise<void> {
  const headers = { origin, 'x-forwarded-for': visitorAddress() };
  const data = { email, fullName, password: PASSWORD, userType: 'resident', locale: 'en' };
  expect((await context.request.post('/api/auth/sign-up', { headers, data })).status()).toBe(200);
  const code = await findInMail(email, /\b\d{6}\b/);
  const verified = await context.request.post('/api/auth/verify-email', { headers, data: { email, code } });
  expect(verified.status()).toBe(200);
  await markSignedIn(context);
}

/** What the page tells when the session has ended on the server. */
export async function expectSignInPage(page: Page, next: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === '/auth/signin' && url.searchParams.get('next') === next);
}

function cookiesIn(file: string): Parameters<BrowserContext['addCookies']>[0] {
  const state = JSON.parse(readFileSync(file, 'utf8')) as { cookies: Parameters<BrowserContext['addCookies']>[0] };
  return state.cookies;
}

function markSignedIn(context: BrowserContext): Promise<unknown> {
  return context.addInitScript((key) => {
    // Once: whoever signs out stays signed out. A page without an address has nothing to keep it in.
    if (!location.protocol.startsWith('http') || localStorage.getItem('e2e.marked')) return;
    localStorage.setItem('e2e.marked', '1');
    localStorage.setItem(key, '1');
  }, MARKER);
}
