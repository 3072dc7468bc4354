import { createHash, createHmac } from 'node:crypto';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { countAttempt, limitRequest } from '../core/rate-limit.ts';
import type { RequestContext } from '../core/request-context.ts';
import { isTls } from './find-actor.ts';
import { cookiePrefix, readCookie, readSignedValue, signValue } from './session-cookie.ts';

const YEAR_SECONDS = 31_536_000;
const SIGN_UP_SECONDS = 3600;

/**
 * AUTH-12: counts a sign-in for the address and for the account. A device that has signed in to the account before is counted on
 * its own and nowhere else, so that nobody guessing at an account, from wherever, keeps its owner out.
 */
export async function limitSignIn(deps: Deps, context: RequestContext, email: string): Promise<void> {
  const device = readMark(deps, context, 'device');
  if (device?.startsWith(`${accountMark(deps, email)}.`)) return limitRequest(deps, context, 'signInDevice', device);
  await limitRequest(deps, context, 'signIn');
  const { isExceeded, resetSeconds } = await countAttempt(deps, 'signInAccount', email);
  if (isExceeded) throw new Failure('too_many_requests', { retryAfter: resetSeconds });
}

/** Remembers that this device has signed in to the account of an address. */
export function markDevice(deps: Deps, context: RequestContext, email: string, random: string): void {
  setMark(deps, context, 'device', `${accountMark(deps, email)}.${random}`, YEAR_SECONDS);
}

/** Remembers which password this browser signed up with; for an address that is known already it is a mark of nothing. */
export function markSignUp(deps: Deps, context: RequestContext, passwordHash: string): void {
  setMark(deps, context, 'sign_up', signUpMark(passwordHash), SIGN_UP_SECONDS);
}

/** Whether this browser is the one that signed up with the password an account has now. */
export function hasSignedUpHere(deps: Deps, context: RequestContext, passwordHash: string): boolean {
  return readMark(deps, context, 'sign_up') === signUpMark(passwordHash);
}

/** Remembers in which browser a sign-in by passkey began. */
export function markPasskeyEntry(deps: Deps, context: RequestContext, random: string, seconds: number): void {
  setMark(deps, context, 'passkey', random, seconds);
}

/** What was remembered at the beginning of a sign-in by passkey; undefined in any other browser. */
export function readPasskeyEntry(deps: Deps, context: RequestContext): string | undefined {
  return readMark(deps, context, 'passkey');
}

function signUpMark(passwordHash: string): string {
  return createHash('sha256').update(`sign-up:${passwordHash}`).digest('base64url');
}

function accountMark({ accounts }: Deps, email: string): string {
  return createHmac('sha256', accounts.secret).update(`device:${email}`).digest('base64url').slice(0, 22);
}

function readMark(deps: Deps, context: RequestContext, name: string): string | undefined {
  const cookie = readCookie(context.cookies, `${cookiePrefix(isTls(deps))}.${name}`);
  return readSignedValue(cookie, deps.accounts.secret);
}

function setMark(deps: Deps, context: RequestContext, name: string, value: string, seconds: number): void {
  const secure = isTls(deps) ? '; Secure' : '';
  const signed = signValue(value, deps.accounts.secret);
  const cookie = `${cookiePrefix(isTls(deps))}.${name}=${signed}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`;
  context.setCookie(cookie);
}
