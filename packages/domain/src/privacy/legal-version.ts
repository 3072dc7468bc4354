import * as z from 'zod/mini';
import { dateSchema } from '../guide/fact.ts';
import { textInput } from '../language/text-input.ts';

const NUMBER = '(?:0|[1-9]\\d{0,3})';

/** The number of a version: two whole numbers and a point, as `1.10`. Without zeros in front, so that each number is written once. */
export const legalVersionSchema = textInput().check(z.regex(new RegExp(`^${NUMBER}\\.${NUMBER}$`)));

/** What is the same in all languages of a version of a legal document. */
export const legalDataSchema = z.strictObject({
  version: legalVersionSchema,
  /** The day from which it applies, in Dubai. */
  effectiveDate: dateSchema,
  /** Whether users are asked for consent again when it applies. */
  requiresConsent: z.boolean(),
});
export type LegalData = z.infer<typeof legalDataSchema>;

/** The order of two versions by their numbers: 1.10 comes after 1.9. Negative where the first is lower. */
export function compareLegalVersions(one: string, other: string): number {
  const [major = 0, minor = 0] = one.split('.').map(Number);
  const [otherMajor = 0, otherMinor = 0] = other.split('.').map(Number);
  return major - otherMajor || minor - otherMinor;
}
