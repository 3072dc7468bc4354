import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { CreationOptions } from './passkey-schemas.ts';

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_CREDENTIAL = 64;
const AAGUID = Buffer.alloc(16);

type Site = { origin: string; isVerified?: boolean };
type QuestionInput = { rpId: string; challenge: string };

const digest = (data: Uint8Array | string) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

function clientData(type: string, challenge: string, origin: string): string {
  return base64url(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** The authenticator data with counter and flags (WebAuthn, 6.1). */
function authenticatorData(rpId: string, counter: number, flags: number, rest = Buffer.alloc(0)): Buffer {
  const counted = Buffer.alloc(4);
  counted.writeUInt32BE(counter);
  return Buffer.concat([digest(rpId), Buffer.from([flags]), counted, rest]);
}

/** A software authenticator with P-256 keys, real signatures and a counter that can be decreased. */
export function createAuthenticator({ counts = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const authenticator = { counter: 0, id: base64url(id), userHandle: '', make, sign: signIn };

  function flagsOf({ isVerified = true }: Site): number {
    if (counts) authenticator.counter += 1;
    return USER_PRESENT | (isVerified ? USER_VERIFIED : 0);
  }

  function make(options: CreationOptions, site: Site) {
    authenticator.userHandle = options.user.id;
    const flags = flagsOf(site) | HAS_CREDENTIAL;
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
      [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.from([0, id.length]);
    const attested = Buffer.concat([AAGUID, length, id, isoCBOR.encode(key)]);
    const authData = Uint8Array.from(authenticatorData(options.rp.id, authenticator.counter, flags, attested));
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]) as Parameters<typeof isoCBOR.encode>[0];
    return {
      id: authenticator.id,
      rawId: authenticator.id,
      type: 'public-key',
      response: {
        clientDataJSON: clientData('webauthn.create', options.challenge, site.origin),
        attestationObject: base64url(isoCBOR.encode(attestation)),
        transports: ['internal', 'carrier-pigeon'],
      },
      clientExtensionResults: {},
    };
  }

  function signIn({ rpId, challenge }: QuestionInput, site: Site) {
    const flags = flagsOf(site);
    const data = authenticatorData(rpId, authenticator.counter, flags);
    const client = clientData('webauthn.get', challenge, site.origin);
    const signed = Buffer.concat([data, digest(Buffer.from(client, 'base64url'))]);
    return {
      id: authenticator.id,
      rawId: authenticator.id,
      type: 'public-key',
      response: {
        clientDataJSON: client,
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', signed, privateKey)),
        userHandle: authenticator.userHandle,
      },
      clientExtensionResults: {},
    };
  }

  return authenticator;
}

export type TestAuthenticator = ReturnType<typeof createAuthenticator>;
