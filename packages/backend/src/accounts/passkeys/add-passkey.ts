import { randomUUID } from 'node:crypto';
import { passkeys, sessions } from '@dalil/database/tables/accounts.ts';
import { passkeyNameField } from '@dalil/domain/accounts/account-fields.ts';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { type SignedInActor, signedIn } from '../../core/actor.ts';
import { command } from '../../core/command.ts';
import type { Deps } from '../../core/deps.ts';
import { Failure } from '../../core/failure.ts';
import { sendNotice } from '../account-mails.ts';
import { ALGORITHMS } from './begin-passkey.ts';
import { viewPasskey } from './list-passkeys.ts';
import { spendChallenge } from './passkey-challenge.ts';
import type { newCredential, PasskeyView } from './passkey-schemas.ts';
import type { RelyingParty } from './relying-party.ts';

type NewPasskey = { name: string; credential: z.output<typeof newCredential> };

/**
 * AUTH-13: verifies the authenticator's response and saves the passkey. Only the session that began can finish, once, within five
 * minutes. Fails with `passkey_refused`, or `conflict` if the passkey is already registered.
 */
export async function addPasskey(
  deps: Deps,
  actor: SignedInActor,
  party: RelyingParty,
  { name, credential }: NewPasskey,
): Promise<PasskeyView> {
  const checked = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: (challenge) =>
      spendChallenge(deps, { purpose: 'add', boundTo: actor.sessionId, userId: actor.userId }, challenge),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (!checked?.verified) throw new Failure('passkey_refused');
  const { credential: made, credentialBackedUp } = checked.registrationInfo;
  return savePasskey(deps, actor, {
    name,
    credentialId: made.id,
    publicKey: Buffer.from(made.publicKey).toString('base64url'),
    counter: made.counter,
    transports: credential.response.transports,
    isBackedUp: credentialBackedUp,
  });
}

const savePasskey = command({
  name: 'keep-passkey',
  input: z.object({
    name: passkeyNameField,
    credentialId: textInput(),
    publicKey: textInput(),
    counter: z.int(),
    transports: z.array(textInput()),
    isBackedUp: z.boolean(),
  }),
  permission: 'accounts:change:own',
  audit: { event: 'account.passkey-added' },
  run: async (deps, passkey, actor) => {
    const { userId, sessionId } = signedIn(actor);
    const [saved] = await deps.db
      .insert(passkeys)
      .values({ ...passkey, id: randomUUID(), userId, createdAt: deps.now() })
      .onConflictDoNothing()
      .returning();
    if (!saved) throw new Failure('conflict');
    // A user who has just used the passkey has proved more than a password.
    await deps.db.update(sessions).set({ secondFactor: 'passkey' }).where(eq(sessions.id, sessionId));
    await sendNotice(deps, userId, 'passkey-added');
    return viewPasskey(saved);
  },
});
