import * as z from 'zod';
import { textInput } from '../language/classic-text-input.ts';
import { LOCALES } from '../language/locale.ts';
import {
  FEED_ADDRESS_LIMIT,
  FEED_NAME_LIMIT,
  FEED_SECTIONS,
  FEED_TERMS_LIMIT,
  isSecureAddress,
  isWebAddress,
  SOURCE_KINDS,
} from './feed-source.ts';

/** What staff enter about a source of headlines. Whether it is switched on is changed separately. */
export const feedSourceInput = z.object({
  kind: z.enum(SOURCE_KINDS),
  url: textInput()
    .trim()
    .max(FEED_ADDRESS_LIMIT)
    .refine(isWebAddress)
    .refine(isSecureAddress, { params: { code: 'insecure' } }),
  name: textInput().trim().min(1).max(FEED_NAME_LIMIT),
  language: z.enum(LOCALES),
  section: z.enum(FEED_SECTIONS),
  /** Under which terms the headlines may be shown, for staff. May be empty. */
  terms: textInput().trim().max(FEED_TERMS_LIMIT),
});
export type FeedSourceInput = z.output<typeof feedSourceInput>;
