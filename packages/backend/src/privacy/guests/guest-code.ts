import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../core/deps.ts';

/** The keyed hash of an address, the same whatever its case. It outlives the address of a request. */
export function hashAddress({ limitSecret }: Pick<Deps, 'limitSecret'>, email: string): string {
  return createHmac('sha256', limitSecret).update(`guest-request:${email.toLowerCase()}`).digest('base64url');
}

export function hashCode({ limitSecret }: Pick<Deps, 'limitSecret'>, email: string, code: string): string {
  return createHmac('sha256', limitSecret).update(`guest-code:${email.toLowerCase()}:${code}`).digest('base64url');
}

export function isSameHash(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
