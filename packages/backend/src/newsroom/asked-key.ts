import { ASKED_KINDS } from '@dalil/domain/guide/asked-as.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';

/** Names what is asked for: a fact or an item that answers by itself. */
export const askedKeyFields = {
  kind: z.enum(ASKED_KINDS).meta({ description: 'A fact, or the kind of the item', example: 'fact' }),
  id: textInput()
    .regex(/^[a-z0-9.-]{1,120}$/)
    .meta({ description: 'The id of the fact or the item', example: 'salik.peak.price' }),
};
const askedKeySchema = z.object(askedKeyFields);
export type AskedKey = z.infer<typeof askedKeySchema>;
