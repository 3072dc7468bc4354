import { inEveryLanguage } from '../language/in-every-language.ts';
import * as z from 'zod/mini';
import { PICTURE_CHANGES, focalPointSchema } from '../guide/picture.ts';
import { PICTURE_LICENCES } from '../guide/picture-licence.ts';
import { LOCALES, type Locale } from '../language/locale.ts';
import { textInput } from '../language/text-input.ts';

/** What an uploaded file may be at most. A photograph of a phone has 12 to 24 megapixels. */
export const UPLOAD_LIMITS = { bytes: 10 * 1024 * 1024, pixels: 25_000_000, minWidth: 640, minHeight: 320 } as const;
export const PICTURE_TEXT_LIMITS = { alt: 240, credit: 160 } as const;

/** Why an uploaded file is refused. */
export const PICTURE_REFUSALS = [
  'type',
  'damaged',
  'active_content',
  'too_small',
  'too_many_pixels',
  'too_slow',
] as const;
export type PictureRefusal = (typeof PICTURE_REFUSALS)[number];

const altField = textInput().check(z.trim(), z.maxLength(PICTURE_TEXT_LIMITS.alt));

const address = z.nullable(textInput().check(z.url({ protocol: /^https$/ }), z.maxLength(500)));

/** What is said about a picture. It may be incomplete; then the picture cannot be used yet. */
export const pictureFields = {
  alt: z.strictObject(inEveryLanguage(() => altField)),
  licence: z.nullable(z.enum(PICTURE_LICENCES)),
  credit: textInput().check(z.trim(), z.maxLength(PICTURE_TEXT_LIMITS.credit)),
  sourceUrl: address,
  /** Where the text of the licence is not the usual one. */
  licenceUrl: address,
  change: z.nullable(z.enum(PICTURE_CHANGES)),
  focus: focalPointSchema,
} as const;

type Described = { alt: Partial<Record<Locale, string>>; licence: string | null; credit: string };

/** What a picture lacks before an item may show it: languages of its description, its licence, its credit. */
export function missingOfPicture({ alt, licence, credit }: Described): (Locale | 'licence' | 'credit')[] {
  return [
    ...LOCALES.filter((locale) => (alt[locale] ?? '') === ''),
    ...(licence === null ? (['licence'] as const) : []),
    ...(credit === '' ? (['credit'] as const) : []),
  ];
}
