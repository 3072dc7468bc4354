import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';

/** An address may leave the language out. By its type every caller in the code says one. */
const languageOrEnglish: z.ZodType<Locale, Locale | undefined> = z
  .enum(LOCALES)
  .default('en')
  .meta({ description: 'The language of the words', example: 'en' });
export const locale = languageOrEnglish as z.ZodType<Locale, Locale>;
export const inLocale = z.object({ locale });
/** `search` is the query of the list's page: facets, sort and page (`neighbourhood=deira&page=2`). */
export const listed = z.object({
  locale,
  search: textInput().max(2000).default('').meta({
    description: 'The query of the list’s page: facets, `sort` and `page`',
    example: 'sort=name&page=1',
  }),
});

/** An item in a language. `example` is the id of an item of the starting content. */
export function itemInput(example: string) {
  return z.object({ ...byId(example).shape, locale });
}

/** Values with commas between them in an address, and a list for every other caller. `describedAs` is for the description of the API. */
export function commaList<Item extends z.ZodType>(
  items: z.ZodArray<Item>,
  describedAs: { maxLength: number; description?: string; example: string },
) {
  const split = (given: string | readonly z.input<Item>[]) => (typeof given === 'string' ? given.split(',') : given);
  return z.preprocess(split, items).meta({ type: 'string', ...describedAs });
}

/** `example` is the id of an item of the starting content. */
export function byId(example: string) {
  return z.object({
    id: textInput()
      .regex(/^[a-z0-9-]{1,80}$/)
      .meta({ description: 'The id of the item', example }),
  });
}

/** `example` where the API itself cannot answer one, because it belongs to a user or to a file of the operator. */
export function answers<Schema extends z.ZodType>(schema: Schema, example?: z.output<Schema>) {
  const media = example === undefined ? { schema } : { schema, example };
  return { 200: { description: 'Found', content: { 'application/json': media } } };
}
