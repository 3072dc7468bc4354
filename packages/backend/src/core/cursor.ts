import { createHmac, timingSafeEqual } from 'node:crypto';
import { Failure } from './failure.ts';

const SIGNATURE_BYTES = 12;

/**
 * The position where a list continues, as an opaque string. It is signed together with `scope`, the list and its filters, so that
 * a modified cursor or one of another list is rejected.
 */
export function writeCursor(secret: string, scope: string, position: readonly string[]): string {
  const text = JSON.stringify(position);
  return Buffer.concat([sign(secret, scope, text), Buffer.from(text)]).toString('base64url');
}

/** The position encoded in a cursor. Fails with `invalid_input`. */
export function readCursor(secret: string, scope: string, cursor: string): string[] {
  const bytes = Buffer.from(cursor, 'base64url');
  const signature = bytes.subarray(0, SIGNATURE_BYTES);
  const text = bytes.subarray(SIGNATURE_BYTES).toString();
  const isOurs = signature.length === SIGNATURE_BYTES && timingSafeEqual(signature, sign(secret, scope, text));
  if (!isOurs) throw new Failure('invalid_input', { fields: [{ path: 'cursor', code: 'not_of_this_list' }] });
  return JSON.parse(text) as string[];
}

function sign(secret: string, scope: string, text: string): Buffer {
  const digest = createHmac('sha256', secret).update(`cursor:${scope}\n${text}`).digest();
  return digest.subarray(0, SIGNATURE_BYTES);
}
