import { useSyncExternalStore } from 'react';

const NEVER = () => () => undefined;

/** Whether this browser can create passkeys and return them as JSON. Null on the server, where it is unknown. */
export function usePasskeySupport(): boolean | null {
  return useSyncExternalStore(NEVER, supportsPasskeys, () => null);
}

function supportsPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function' &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function'
  );
}

/** Why a browser created or found no passkey. `key` is the user's message. */
export class PasskeyProblem extends Error {
  readonly key: string;

  constructor(key: string, cause: unknown) {
    super(key, { cause });
    this.key = key;
  }
}

/** Lets the authenticator create a passkey. Throws `PasskeyProblem`. */
export async function makePasskey(options: PublicKeyCredentialCreationOptionsJSON): Promise<RegistrationResponseJSON> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return (await handOver(() => navigator.credentials.create({ publicKey }))) as RegistrationResponseJSON;
}

/** Lets the user select a passkey and sign with it. Throws `PasskeyProblem`. */
export async function signWithPasskey(
  options: PublicKeyCredentialRequestOptionsJSON,
): Promise<AuthenticationResponseJSON> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return (await handOver(() => navigator.credentials.get({ publicKey }))) as AuthenticationResponseJSON;
}

const PROBLEMS: Record<string, string> = {
  InvalidStateError: 'account.failed.passkeyKnown',
  NotSupportedError: 'account.failed.passkeyDevice',
  ConstraintError: 'account.failed.passkeyDevice',
};

/** A cancellation by the user and a timeout are the same error: browsers do not distinguish them. */
async function handOver(requestCredential: () => Promise<Credential | null>): Promise<unknown> {
  try {
    const credential = await requestCredential();
    if (credential instanceof PublicKeyCredential) return credential.toJSON();
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    throw new PasskeyProblem(PROBLEMS[name] ?? 'account.failed.passkeyCancelled', error);
  }
  throw new PasskeyProblem('account.failed.passkeyCancelled', null);
}
