import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
const MAX_PART_LENGTH = 8000;
/** Ids of discoverable keys are far shorter. The standard rejects longer ones. */
const MAX_ID_LENGTH = 1400;

const bytes = textInput()
  .regex(/^[\w-]+$/)
  .max(MAX_PART_LENGTH);
const credentialId = textInput()
  .regex(/^[\w-]+$/)
  .max(MAX_ID_LENGTH);
const type = z.literal('public-key');
const named = z.object({ type, id: z.string(), transports: z.array(z.enum(TRANSPORTS)) });

export const passkeyView = z.object({
  id: z.string(),
  name: z.string(),
  isBackedUp: z.boolean(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});
export type PasskeyView = z.infer<typeof passkeyView>;

/** The options for the browser to create a passkey (WebAuthn, 5.4, as JSON). */
export const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type, alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(named),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type CreationOptions = z.infer<typeof creationOptions>;

/** The options for the browser to sign in (WebAuthn, 5.5, as JSON). They name no key, so the user selects one. */
export const requestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});

/** The fields used of a new passkey as serialized by `PublicKeyCredential.toJSON`. */
export const newCredential = z.object({
  id: credentialId,
  rawId: credentialId,
  type,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z
      .array(textInput())
      .default([])
      .transform((names) => TRANSPORTS.filter((known) => names.includes(known))),
  }),
});

/** The fields used of a signature by a passkey as serialized by `PublicKeyCredential.toJSON`. */
export const signedCredential = z.object({
  id: credentialId,
  rawId: credentialId,
  type,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes,
  }),
});

export function transportsOf(names: readonly string[]) {
  return TRANSPORTS.filter((known) => names.includes(known));
}

const CREDENTIAL_ID = 'q2ZrT0oVx4mHc1s9bW8uLg';
const CHALLENGE = 'pX0q7mVd2RkT5bYc8JhN3sWfLz6uGiEo1aKvPt4wHy9';
const PARTY = 'guide.example';
const CLIENT_DATA = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge: CHALLENGE })).toString('base64url');

export const PASSKEY_EXAMPLE: PasskeyView = {
  id: '5c1de0f2-3b7a-4d19-8a60-2f9e4c7b6d13',
  name: 'My phone',
  isBackedUp: true,
  createdAt: '2026-11-21T08:00:00.000Z',
  lastUsedAt: null,
};
export const CREATION_EXAMPLE: CreationOptions = {
  rp: { id: PARTY, name: 'Dalil' },
  user: { id: 'HwxaDn9OSlKdV42bHFt6EA', name: 'reader@example.com', displayName: 'Amina Reader' },
  challenge: CHALLENGE,
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
};
export const REQUEST_EXAMPLE = {
  rpId: PARTY,
  challenge: CHALLENGE,
  timeout: 300_000,
  userVerification: 'required' as const,
};
export const NEW_CREDENTIAL_EXAMPLE = {
  id: CREDENTIAL_ID,
  rawId: CREDENTIAL_ID,
  type: 'public-key' as const,
  response: { clientDataJSON: CLIENT_DATA, attestationObject: 'o2NmbXRkbm9uZQ', transports: ['internal', 'hybrid'] },
};
export const SIGNED_CREDENTIAL_EXAMPLE = {
  id: CREDENTIAL_ID,
  rawId: CREDENTIAL_ID,
  type: 'public-key' as const,
  response: {
    clientDataJSON: CLIENT_DATA,
    authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
    signature: 'MEUCIQDx1m2c4bZ0uV9r8tQ7yK5wE3nA6pL0sJ2hG1fD4kX',
    userHandle: 'HwxaDn9OSlKdV42bHFt6EA',
  },
};
