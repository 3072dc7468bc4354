import type { Operator } from '@dalil/domain/privacy/operator.ts';
import * as z from 'zod';

/** In one setting a line break is written as `\n`. */
const text = (limit: number) =>
  z
    .string()
    .transform((given) => given.replaceAll('\\n', '\n').trim())
    .refine((given) => given.length > 0 && given.length <= limit, `must be 1 to ${limit} characters`);

export const operatorFields = {
  OPERATOR_NAME: text(200).optional(),
  OPERATOR_EMAIL: z.email('must be an e-mail address').optional(),
  OPERATOR_ADDRESS: text(500).optional(),
};

type Given = z.output<z.ZodObject<typeof operatorFields>>;

export function operatorOf(values: Given): Operator {
  return {
    name: values.OPERATOR_NAME ?? null,
    email: values.OPERATOR_EMAIL ?? null,
    address: values.OPERATOR_ADDRESS ?? null,
  };
}
