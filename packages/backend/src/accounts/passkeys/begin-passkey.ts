import { passkeys } from '@dalil/database/tables/accounts.ts';
import { MAX_PASSKEYS } from '@dalil/domain/accounts/account-fields.ts';
import { PRODUCT } from '@dalil/domain/product.ts';
import { eq } from 'drizzle-orm';
import type { SignedInActor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { Failure } from '../../core/failure.ts';
import { findAddressee } from '../account-mails.ts';
import { CHALLENGE_SECONDS, makeChallenge } from './passkey-challenge.ts';
import { type CreationOptions, transportsOf } from './passkey-schemas.ts';
import { type RelyingParty, userHandleOf } from './relying-party.ts';

/** Ed25519, ECDSA over P-256 and RSA: the signature algorithms of current authenticators (COSE). */
export const ALGORITHMS = [-8, -7, -257];

/**
 * AUTH-13: the options a browser needs to create a passkey for the signed-in user. The authenticator must store it
 * (discoverable), so that it signs in without an address, and must verify the user by finger, face or PIN, so that it counts as
 * two factors. Fails with `conflict`.
 */
export async function beginPasskey(deps: Deps, actor: SignedInActor, party: RelyingParty): Promise<CreationOptions> {
  const { userId, sessionId } = actor;
  const person = await findAddressee(deps, { id: userId });
  if (!person) throw new Failure('not_signed_in');
  const known = await deps.db.select().from(passkeys).where(eq(passkeys.userId, userId));
  if (known.length >= MAX_PASSKEYS) throw new Failure('conflict');
  return {
    rp: { id: party.id, name: PRODUCT.name },
    user: { id: userHandleOf(userId), name: person.email, displayName: person.fullName },
    challenge: await makeChallenge(deps, { purpose: 'add', boundTo: sessionId, userId }),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_SECONDS * 1000,
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      type: 'public-key',
      id: credentialId,
      transports: transportsOf(transports),
    })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
}
