import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { Deps } from '../core/deps.ts';
import { keyInUse } from '../core/keys.ts';
import { atAddress, type Counted, subjectOfAddress } from '../core/rate-limit.ts';
import type { RequestContext } from '../core/request-context.ts';
import { isTls } from './find-actor.ts';
import { cookiePrefix, readCookie, readSignedValue, signValue } from './session-cookie.ts';
import { spendUnlockToken } from './unlock-link.ts';

const YEAR_SECONDS = 31_536_000;
const SIGN_UP_SECONDS = 3600;

/**
 * AUTH-12: what a failed sign-in is counted as: first this device and account, then the network, then the account. A device that
 * has signed in to the account before, or brings the token of an unlock link, has its own separate counter, so that attackers
 * guessing from anywhere cannot lock the owner out. `isKnown` says whether it is such a device.
 */
export async function countSignInAs(
  deps: Deps,
  context: RequestContext,
  { email, unlockToken }: { email: string; unlockToken?: string | undefined },
): Promise<{ isKnown: boolean; counted: Counted[] }> {
  const device = readMark(deps, context, 'device');
  if (device !== undefined && isMarkOf(deps, device, email)) {
    return { isKnown: true, counted: [{ limiter: 'signInDevice', subject: device }] };
  }
  if (unlockToken !== undefined && (await spendUnlockToken(deps, email, unlockToken))) {
    markDevice(deps, context, email, randomUUID());
    return { isKnown: true, counted: [{ limiter: 'signInDevice', subject: unlockToken }] };
  }
  return {
    isKnown: false,
    counted: [
      { limiter: 'signIn', subject: atAddress(context, email) },
      { limiter: 'signInNetwork', subject: subjectOfAddress(context.clientAddress) },
      { limiter: 'signInAccount', subject: email },
    ],
  };
}

/** Marks this device as one that has signed in to the account of an address. */
export function markDevice(deps: Deps, context: RequestContext, email: string, random: string): void {
  setMark(deps, context, 'device', `${accountMark(signingKey(deps), email)}.${random}`, YEAR_SECONDS);
}

/** Stores which password this browser signed up with. For an address that already has an account the mark has no meaning. */
export function markSignUp(deps: Deps, context: RequestContext, passwordHash: string): void {
  setMark(deps, context, 'sign_up', signUpMark(passwordHash), SIGN_UP_SECONDS);
}

/** Whether this browser signed up with the current password of the account. */
export function hasSignedUpHere(deps: Deps, context: RequestContext, passwordHash: string): boolean {
  return readMark(deps, context, 'sign_up') === signUpMark(passwordHash);
}

/** Stores in which browser a sign-in by passkey began. */
export function markPasskeyEntry(deps: Deps, context: RequestContext, random: string, seconds: number): void {
  setMark(deps, context, 'passkey', random, seconds);
}

/** Returns the value stored at the start of a sign-in by passkey, or undefined in another browser. */
export function readPasskeyEntry(deps: Deps, context: RequestContext): string | undefined {
  return readMark(deps, context, 'passkey');
}

function signUpMark(passwordHash: string): string {
  return createHash('sha256').update(`sign-up:${passwordHash}`).digest('base64url');
}

function isMarkOf({ accounts }: Deps, device: string, email: string): boolean {
  return accounts.keys.some(({ value }) => device.startsWith(`${accountMark(value, email)}.`));
}

function accountMark(secret: string, email: string): string {
  return createHmac('sha256', secret).update(`device:${email}`).digest('base64url').slice(0, 22);
}

function signingKey({ accounts, now }: Deps): string {
  return keyInUse(accounts.keys, now()).value;
}

function readMark(deps: Deps, context: RequestContext, name: string): string | undefined {
  const cookie = readCookie(context.cookies, `${cookiePrefix(isTls(deps))}.${name}`);
  return readSignedValue(cookie, deps.accounts.keys);
}

function setMark(deps: Deps, context: RequestContext, name: string, value: string, seconds: number): void {
  const secure = isTls(deps) ? '; Secure' : '';
  const signed = signValue(value, signingKey(deps));
  const cookie = `${cookiePrefix(isTls(deps))}.${name}=${signed}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`;
  context.setCookie(cookie);
}
