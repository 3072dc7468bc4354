import { LOCALES } from '@dalil/domain/language/locale.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { DATA_PART } from '@dalil/domain/newsroom/item-data.ts';
import { NEWSROOM_KINDS } from '@dalil/domain/newsroom/newsroom-kind.ts';
import * as z from 'zod';

const examples = { kind: 'article', id: 'how-salik-gates-charge', locale: 'en' } as const;

export const itemKeyFields = {
  kind: z.enum(NEWSROOM_KINDS).meta({ description: 'The kind of the item', example: examples.kind }),
  id: textInput()
    .regex(/^[a-z0-9-]{1,80}$/)
    .meta({ description: 'The id of the item', example: examples.id }),
};

/** Names a text: an item in one language. */
export const textKeyFields = {
  ...itemKeyFields,
  locale: z.enum(LOCALES).meta({ description: 'The language of the text', example: examples.locale }),
};

/** Names a text, or the data of an item, which have the same workflow. */
export const partKeyFields = {
  ...itemKeyFields,
  locale: z.enum([...LOCALES, DATA_PART]).meta({
    description: 'The language of the text; `data`: what is the same in all languages',
    example: examples.locale,
  }),
};
export const partKeySchema = z.object(partKeyFields);
export type PartKey = z.infer<typeof partKeySchema>;

export const textKeySchema = z.object(textKeyFields);
export type TextKey = z.infer<typeof textKeySchema>;
export type ItemKey = Omit<TextKey, 'locale'>;

/** The key of a text; null for that of the data. */
export function asTextKey({ locale, ...item }: PartKey): TextKey | null {
  return locale === DATA_PART ? null : { ...item, locale };
}
