import * as z from 'zod/mini';
import { LOCALES } from '../language/locale.ts';
import { textInput } from '../language/text-input.ts';

/** The most characters of the operator's news. */
export const NEWS_LIMITS = { subject: 120, text: 5000 } as const;

const words = (longest: number) => textInput().check(z.trim(), z.minLength(1), z.maxLength(longest));

/** The operator's news in all languages. Paragraphs of `text` are separated by an empty line. */
export const newsTextsSchema = z.record(
  z.enum(LOCALES),
  z.strictObject({ subject: words(NEWS_LIMITS.subject), text: words(NEWS_LIMITS.text) }),
);
export type NewsTexts = z.output<typeof newsTextsSchema>;

/** Why a person may not confirm the sending: it was changed since they read it, or they wrote it themselves. */
export function newsRefusal(
  news: { writtenBy: string | null; revision: number },
  userId: string,
  readRevision: number,
): 'own' | 'changed' | null {
  if (news.revision !== readRevision) return 'changed';
  return news.writtenBy === userId ? 'own' : null;
}
