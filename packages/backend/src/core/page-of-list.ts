import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';

export const MAX_PAGE_SIZE = 100;

/** The parameters of every paginated list. */
export const pageRequest = {
  cursor: z
    .optional(textInput().max(400))
    .meta({ description: '`nextCursor` of the page before; absent for the first page' }),
  limit: z.coerce
    .number<number | string>()
    .int()
    .min(1)
    .max(MAX_PAGE_SIZE)
    .default(50)
    .meta({ description: 'Items a page', example: 2 }),
};

/** The schema of a page of a list. `nextCursor` is null on the last one. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.nullable(z.string()) });
}
