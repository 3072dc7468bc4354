import { createHash, createHmac } from 'node:crypto';
import type { Context } from 'hono';
import type { ApiEnv } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { limitAttempts, subjectOfAddress } from '../core/rate-limit.ts';
import { isTls } from './find-actor.ts';
import { cookiePrefix, readCookie, readSignedValue, signValue } from './session-cookie.ts';

type C = Context<ApiEnv>;
const YEAR_SECONDS = 31_536_000;
const SIGN_UP_SECONDS = 3600;

/**
 * AUTH-12: counts a sign-in for the address and for the account. A device that has signed in to the account before is counted on
 * its own, so that a crowd guessing at an account never keeps its owner out.
 */
export async function limitSignIn(deps: Deps, c: C, email: string): Promise<void> {
  await limitAttempts(deps, c, 'signIn', subjectOfAddress(c.get('clientAddress')));
  const device = readMark(deps, c, 'device');
  if (device !== undefined && device.startsWith(`${accountMark(deps, email)}.`)) {
    await limitAttempts(deps, c, 'signInDevice', device);
  } else {
    await limitAttempts(deps, c, 'signInAccount', email);
  }
}

/** Remembers that this device has signed in to the account of an address. */
export function markDevice(deps: Deps, c: C, email: string, random: string): void {
  setMark(deps, c, 'device', `${accountMark(deps, email)}.${random}`, YEAR_SECONDS);
}

/** Remembers which password this browser signed up with; for an address that is known already it is a mark of nothing. */
export function markSignUp(deps: Deps, c: C, passwordHash: string): void {
  setMark(deps, c, 'sign_up', signUpMark(passwordHash), SIGN_UP_SECONDS);
}

/** Whether this browser is the one that signed up with the password an account has now. */
export function hasSignedUpHere(deps: Deps, c: C, passwordHash: string): boolean {
  return readMark(deps, c, 'sign_up') === signUpMark(passwordHash);
}

function signUpMark(passwordHash: string): string {
  return createHash('sha256').update(`sign-up:${passwordHash}`).digest('base64url');
}

function accountMark({ accounts }: Deps, email: string): string {
  return createHmac('sha256', accounts.secret).update(`device:${email}`).digest('base64url').slice(0, 22);
}

function readMark(deps: Deps, c: C, name: string): string | undefined {
  const cookie = readCookie(c.req.header('cookie'), `${cookiePrefix(isTls(deps))}.${name}`);
  return readSignedValue(cookie, deps.accounts.secret);
}

function setMark(deps: Deps, c: C, name: string, value: string, seconds: number): void {
  const secure = isTls(deps) ? '; Secure' : '';
  const signed = signValue(value, deps.accounts.secret);
  const cookie = `${cookiePrefix(isTls(deps))}.${name}=${signed}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`;
  c.header('set-cookie', cookie, { append: true });
}
