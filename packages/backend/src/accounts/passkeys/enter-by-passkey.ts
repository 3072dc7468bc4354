import { randomBytes, randomUUID } from 'node:crypto';
import { passkeys, profiles } from '@dalil/database/tables/accounts.ts';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { Deps } from '../../core/deps.ts';
import { Failure } from '../../core/failure.ts';
import { keyInUse } from '../../core/keys.ts';
import type { RequestContext } from '../../core/request-context.ts';
import { markDevice, markPasskeyEntry, readPasskeyEntry } from '../device-cookie.ts';
import { isTls } from '../find-actor.ts';
import { openSession } from '../open-session.ts';
import { sessionCookieLine } from '../session-cookie.ts';
import { CHALLENGE_SECONDS, makeChallenge, spendChallenge } from './passkey-challenge.ts';
import type { signedCredential } from './passkey-schemas.ts';
import { type RelyingParty, userHandleOf } from './relying-party.ts';

type Signed = z.output<typeof signedCredential>;
type Owned = Awaited<ReturnType<typeof findOwned>>;

/** The options a browser needs to request a passkey. The response is valid in the same browser only. */
export async function beginPasskeyEntry(deps: Deps, context: RequestContext, party: RelyingParty) {
  const browser = randomBytes(24).toString('base64url');
  const challenge = await makeChallenge(deps, { purpose: 'enter', boundTo: browser, userId: '' });
  markPasskeyEntry(deps, context, browser, CHALLENGE_SECONDS);
  return { rpId: party.id, challenge, timeout: CHALLENGE_SECONDS * 1000, userVerification: 'required' as const };
}

/**
 * AUTH-13: signs in by passkey alone. The device is one factor, the finger, face or PIN is the other. Fails with
 * `passkey_refused`, `challenge_expired` or `account_suspended`.
 */
export async function enterByPasskey(
  deps: Deps,
  context: RequestContext,
  party: RelyingParty,
  request: { credential: Signed; rememberMe: boolean },
): Promise<void> {
  const browser = readPasskeyEntry(deps, context);
  if (browser === undefined) throw new Failure('challenge_expired');
  const owned = await findOwned(deps, request.credential);
  const counter = owned ? await verifiedCounter(deps, party, { browser, owned, credential: request.credential }) : null;
  if (!owned || counter === null) throw reject(deps, owned ? 'not_verified' : 'unknown_passkey');
  if (owned.suspendedAt) throw new Failure('account_suspended');
  const token = randomBytes(24).toString('base64url');
  await deps.db.transaction((db) => enter({ ...deps, db }, context, { owned, counter, token }));
  context.setCookie(
    sessionCookieLine(isTls(deps), token, keyInUse(deps.accounts.keys, deps.now()).value, request.rememberMe),
  );
  markDevice(deps, context, owned.email, randomUUID());
}

async function findOwned({ db }: Deps, { id, response }: Signed) {
  const [found] = await db
    .select({
      id: passkeys.id,
      userId: passkeys.userId,
      publicKey: passkeys.publicKey,
      counter: passkeys.counter,
      email: profiles.email,
      suspendedAt: profiles.suspendedAt,
    })
    .from(passkeys)
    .innerJoin(profiles, eq(profiles.id, passkeys.userId))
    .where(eq(passkeys.credentialId, id));
  return found && response.userHandle === userHandleOf(found.userId) ? found : undefined;
}

/** Returns the counter of a valid signature, or null. Reading the challenge consumes it. */
async function verifiedCounter(
  deps: Deps,
  party: RelyingParty,
  { browser, owned, credential }: { browser: string; owned: NonNullable<Owned>; credential: Signed },
): Promise<number | null> {
  const checked = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: (challenge) =>
      spendChallenge(deps, { purpose: 'enter', boundTo: browser, userId: '' }, challenge),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    // The counter is compared below, after the signature is verified.
    credential: {
      id: credential.id,
      publicKey: Uint8Array.from(Buffer.from(owned.publicKey, 'base64url')),
      counter: 0,
    },
  }).catch(() => null);
  return checked?.verified ? checked.authenticationInfo.newCounter : null;
}

/** Writes the used passkey, the session and the audit log entry together. `deps.db` must be a transaction. */
async function enter(
  deps: Deps,
  context: RequestContext,
  { owned, counter, token }: { owned: NonNullable<Owned>; counter: number; token: string },
): Promise<void> {
  const hasCounterDecreased = (counter > 0 || owned.counter > 0) && counter <= owned.counter;
  const used = hasCounterDecreased
    ? []
    : await deps.db
        .update(passkeys)
        .set({ counter, lastUsedAt: deps.now() })
        .where(and(eq(passkeys.id, owned.id), eq(passkeys.counter, owned.counter)))
        .returning({ id: passkeys.id });
  if (used.length === 0) throw reject(deps, 'counter_went_back');
  await openSession(deps, context, { userId: owned.userId, token, method: 'passkey', secondFactor: 'passkey' });
}

function reject(deps: Deps, reason: string): Failure {
  deps.log('warn', 'sign_in_rejected', { method: 'passkey', reason });
  return new Failure('passkey_refused');
}
