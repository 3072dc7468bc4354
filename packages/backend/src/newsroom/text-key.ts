import { CONTENT_KINDS } from '@dalil/domain/guide/content-item.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';

const examples = { kind: 'article', id: 'how-salik-gates-charge', locale: 'en' } as const;

export const itemKeyFields = {
  kind: z.enum(CONTENT_KINDS).meta({ description: 'The kind of the item', example: examples.kind }),
  id: textInput()
    .regex(/^[a-z0-9-]{1,80}$/)
    .meta({ description: 'The id of the item', example: examples.id }),
};

/** Names a text: an item in one language. */
export const textKeyFields = {
  ...itemKeyFields,
  locale: z.enum(LOCALES).meta({ description: 'The language of the text', example: examples.locale }),
};

export const textKeySchema = z.object(textKeyFields);
export type TextKey = z.infer<typeof textKeySchema>;
export type ItemKey = Omit<TextKey, 'locale'>;
