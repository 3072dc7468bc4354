import type { Deps } from '../core/deps.ts';
import { atAddress, type Counted, limitRequest, subjectOfAddress } from '../core/rate-limit.ts';
import type { RequestContext } from '../core/request-context.ts';
import { isTls } from './find-actor.ts';
import { cookiePrefix, readCookie } from './session-cookie.ts';

type Proof = 'verify' | 'reset';

/**
 * AUTH-12: what a wrong code or link is counted as: first for what it was to prove (an address, a token, a begun sign-in) from this
 * network, then for the network.
 */
export function countProofAs(context: RequestContext, limiter: Proof, proved: string): Counted[] {
  return [
    { limiter, subject: atAddress(context, proved) },
    { limiter: 'verifyNetwork', subject: subjectOfAddress(context.clientAddress) },
  ];
}

/** The begun sign-in that waits for its second factor. The auth library locks the account after ten wrong codes besides. */
export function challengeOf(deps: Deps, { cookies }: RequestContext): string {
  return readCookie(cookies, `${cookiePrefix(isTls(deps))}.two_factor`) ?? '';
}

/**
 * AUTH-12: counts a request for a mail: few for one mailbox, more for a network, where many people may ask. Fails with
 * `too_many_requests`.
 */
export async function limitMails(deps: Deps, context: RequestContext, limiter: Proof, email: string): Promise<void> {
  await limitRequest(deps, context, limiter, `mail ${atAddress(context, email)}`);
  await limitRequest(deps, context, 'mailNetwork');
}
