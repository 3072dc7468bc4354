import { createPublicKey, verify } from 'node:crypto';
import { query } from '../../core/query.ts';
import { canonicalJson } from '../../provenance/hashes.ts';
import { listPublicKeys } from '../../provenance/signing-key.ts';
import { signedReceiptSchema } from './receipt-schema.ts';

/** PRIV-6: whether a receipt was signed here and not changed since, also by a key that was retired. */
export const checkReceipt = query({
  name: 'check-request-receipt',
  input: signedReceiptSchema,
  permission: 'privacy:ask:own',
  run: async ({ db }, { receipt, signature }): Promise<{ isValid: boolean }> => {
    const known = (await listPublicKeys(db)).find(({ id }) => id === receipt.key);
    if (!known) return { isValid: false };
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: known.publicKey }, format: 'jwk' });
    const text = Buffer.from(canonicalJson(receipt));
    return { isValid: verify(null, text, key, Buffer.from(signature, 'base64url')) };
  },
});
