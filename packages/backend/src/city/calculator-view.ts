import { CALCULATORS } from '@dalil/domain/calculators/calculator-ids.ts';
import type { YearlyDay } from '@dalil/domain/city/holidays.ts';
import { factViewSchema } from '@dalil/domain/guide/views.ts';
import * as z from 'zod';

/** What a calculator needs, the same for everyone: users' figures never leave the device. */
export const calculatorViewSchema = z.object({
  calculator: z.enum(CALCULATORS),
  facts: z.array(
    factViewSchema.extend({
      type: z.string(),
      value: z.unknown().meta({
        type: ['number', 'string', 'array', 'null'],
        description: 'As data; its shape is that of `type`. Null where it must not be displayed',
      }),
    }),
  ),
  holidays: z.array(
    z
      .custom<YearlyDay>((value) => typeof value === 'object' && value !== null)
      .meta({ type: 'object', description: 'A public holiday with the rule of its dates' }),
  ),
  gates: z.array(z.object({ id: z.string(), name: z.string(), road: z.string() })),
  /** Gates that charge once when both are passed in a row. */
  pairs: z.array(z.tuple([z.string(), z.string()])),
});
export type CalculatorView = z.infer<typeof calculatorViewSchema>;
