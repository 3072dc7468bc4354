import { createHmac } from 'node:crypto';
import { CODE_MINUTES } from '@dalil/domain/accounts/account-fields.ts';
import type { Deps } from '../../core/deps.ts';
import { keyInUse } from '../../core/keys.ts';

const SLOT_MS = CODE_MINUTES * 60_000;
const DIGITS = 6;

/** A code that proves that mail reaches an address after its failure. It works for 10 to 20 minutes, or until the next failure. */
export function addressCode(deps: Deps, address: string, failedAt: Date): string {
  const key = keyInUse(deps.accounts.keys, deps.now()).value;
  return codeOf(key, { address, failedAt, slot: slotOf(deps) });
}

export function isAddressCode(deps: Deps, address: string, failedAt: Date, code: string): boolean {
  const slot = slotOf(deps);
  return deps.accounts.keys.some(({ value: key }) =>
    [slot, slot - 1].some((one) => codeOf(key, { address, failedAt, slot: one }) === code),
  );
}

function slotOf({ now }: Deps): number {
  return Math.floor(now().getTime() / SLOT_MS);
}

type Signed = { address: string; failedAt: Date; slot: number };

function codeOf(key: string, { address, failedAt, slot }: Signed): string {
  const signed = `address:${address.toLowerCase()}:${failedAt.toISOString()}:${slot}`;
  const number = createHmac('sha256', key).update(signed).digest().readUInt32BE(0);
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}
