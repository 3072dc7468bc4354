import { createHmac } from 'node:crypto';
import type { createTestApi } from '../test-api.ts';
import { signUpPerson, TEST_PASSWORD } from './test-account.ts';

/** RFC 6238 with the usual six digits and half minute. */
export function appCode(uri: string, at = Date.now()): string {
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  const bits = Array.from(secret)
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Somebody whose account asks for a second factor; the code it was turned on with is used up. */
export async function signUpWithApp(site: ReturnType<typeof createTestApi>) {
  const person = await signUpPerson(site);
  const begun = await person.browser.post('/auth/two-factor/begin', { password: TEST_PASSWORD });
  const { totpUri, backupCodes } = (await begun.json()) as { totpUri: string; backupCodes: string[] };
  const { status } = await person.browser.post('/auth/two-factor/confirm', { code: appCode(totpUri) });
  if (status !== 200) throw new Error(`The second factor was not turned on: ${status}`);
  return { ...person, totpUri, backupCodes };
}
