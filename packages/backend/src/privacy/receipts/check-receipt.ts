import { createPublicKey, verify } from 'node:crypto';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { query } from '../../core/query.ts';
import { canonicalJson } from '../../provenance/hashes.ts';
import { listPublicKeys } from '../../provenance/signing-key.ts';

const MAX_FIELDS = 20;

export const receiptCheckInput = z.object({
  receipt: z
    .record(textInput().max(40), z.unknown())
    .refine((receipt) => Object.keys(receipt).length <= MAX_FIELDS, { error: 'too_big' }),
  signature: textInput().max(200),
});

/** PRIV-6: whether a receipt was signed here and not changed since, also by a key that was retired. */
export const checkReceipt = query({
  name: 'check-request-receipt',
  input: receiptCheckInput,
  permission: 'privacy:ask:own',
  run: async ({ db }, { receipt, signature }): Promise<{ isValid: boolean }> => {
    const known = (await listPublicKeys(db)).find(({ id }) => id === receipt['key']);
    if (!known) return { isValid: false };
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: known.publicKey }, format: 'jwk' });
    const text = Buffer.from(canonicalJson(receipt));
    return { isValid: verify(null, text, key, Buffer.from(signature, 'base64url')) };
  },
});
