import { type PushSettings, publicKeyOf } from '@dalil/backend/notifications/push-settings.ts';
import { readGeneratedKeys } from '@dalil/database/generated-key.ts';
import type { Database } from '@dalil/database/connection.ts';
import * as z from 'zod';

/** The name of the generated keys that identify this guide to push services. */
export const PUSH_KEYS = 'vapid';

/** As `web-push generate-vapid-keys` writes them. */
export const pushFields = {
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^B[A-Za-z0-9_-]{86}$/, 'must be a public key of the curve P-256, base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/, 'must be a private key of the curve P-256, base64url')
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, 'must be mailto: with an address, or an https address')
    .optional(),
};

type Given = { VAPID_PUBLIC_KEY?: string; VAPID_PRIVATE_KEY?: string; VAPID_SUBJECT?: string };
/** What the operator has set. A missing private key is generated and stored in the database. */
export type GivenPush = { privateKey: string | undefined; subject: string | undefined };

/** Reported together with every other settings error. */
export function pushSettingsFit({ value, issues }: z.core.ParsePayload<Given>): void {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = value;
  const report = (name: keyof Given, message: string) =>
    issues.push({ code: 'custom', path: [name], message, input: undefined });
  if (publicKey !== undefined && privateKey === undefined)
    report('VAPID_PRIVATE_KEY', 'must be there beside VAPID_PUBLIC_KEY');
  if (privateKey === undefined) return;
  const own = publicOf(privateKey);
  if (own === null) report('VAPID_PRIVATE_KEY', 'must be a private key of the curve P-256, base64url');
  else if (publicKey !== undefined && publicKey !== own)
    report('VAPID_PUBLIC_KEY', 'does not belong to VAPID_PRIVATE_KEY');
}

function publicOf(privateKey: string): string | null {
  try {
    return publicKeyOf(privateKey);
  } catch {
    return null;
  }
}

export function pushOf({ VAPID_PRIVATE_KEY, VAPID_SUBJECT }: Given): GivenPush {
  return { privateKey: VAPID_PRIVATE_KEY, subject: VAPID_SUBJECT };
}

/** The key of the settings, or the generated ones, which all servers on a database share. `mailFrom` answers where no subject is set. */
export async function openPush(
  db: Database,
  { privateKey, subject }: GivenPush,
  mailFrom: string,
): Promise<PushSettings> {
  const address = /<(.+)>/.exec(mailFrom)?.[1] ?? mailFrom;
  const keys = privateKey === undefined ? await readGeneratedKeys(db, PUSH_KEYS) : [{ version: 0, value: privateKey }];
  return { keys, subject: subject ?? `mailto:${address}` };
}
