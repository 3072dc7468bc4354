import { DATA_CATEGORIES } from '@dalil/domain/privacy/data-categories.ts';
import { REQUEST_STATUSES, REQUEST_TYPES } from '@dalil/domain/privacy/data-request.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { RECEIPT_FORMAT } from '@dalil/domain/privacy/receipt.ts';
import * as z from 'zod';

const count = z.int().min(0);
const short = textInput().max(40);

/** A signed receipt, as it is given out and as it comes back to be verified. */
export const signedReceiptSchema = z.strictObject({
  receipt: z.strictObject({
    format: z.literal(RECEIPT_FORMAT),
    key: short,
    number: short,
    type: z.enum(REQUEST_TYPES),
    status: z.enum(REQUEST_STATUSES),
    received: short,
    due: short,
    completed: z.nullable(short),
    erasure: z.nullable(
      z.strictObject({
        categories: z
          .array(z.strictObject({ category: z.enum(DATA_CATEGORIES), deleted: count, cleared: count, kept: count }))
          .max(DATA_CATEGORIES.length),
        left: count,
      }),
    ),
  }),
  signature: textInput().max(200),
});
