import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';

/** SHA-256 in hex over the canonical JSON (RFC 8785) of a value. */
export function hashOf(value: object): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex');
}

/** JSON by RFC 8785. The value must consist of objects, arrays, texts, numbers, booleans and null. */
export function canonicalJson(value: object): string {
  const json = canonicalize(value);
  if (json === undefined) throw new TypeError('not a JSON value');
  return json;
}
