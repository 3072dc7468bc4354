import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { LOCALES, type Locale, localeSchema } from '@dalil/domain/language/locale.ts';
import * as z from 'zod/mini';

const FOLDER = fileURLToPath(new URL('questions/', import.meta.url));

const line = z.string().check(z.minLength(1));

const questionSchema = z.strictObject({
  id: line,
  lang: localeSchema,
  q: line,
  /** Earlier questions of the same conversation. */
  before: z.optional(z.array(line)),
  kind: line,
  intent: line,
  /** `official` names who is responsible, `decline` answers nothing, `unknown` says that the guide has nothing. */
  expect: z.enum(['answer', 'partly', 'official', 'decline', 'unknown']),
  /** Ids of which at least one must be cited. */
  any: z.optional(z.array(line)),
  /** Ids that must all be cited. */
  all: z.optional(z.array(line)),
  /** Expressions of which one must match the answer. */
  text: z.optional(z.array(line)),
  /** Expressions that may not match the answer, and ids that may not be cited. */
  never: z.optional(z.array(line)),
  /** What the guide lacked when the question was written. */
  gap: z.optional(line),
  note: z.optional(line),
});

/** A question as users type it, with what a right answer has. Nothing is ever trained on these. */
export type JudgedQuestion = z.infer<typeof questionSchema>;

/** The questions for measuring, in file order. */
export async function readQuestions(locales: readonly Locale[] = LOCALES): Promise<JudgedQuestion[]> {
  const files = await Promise.all(locales.map((locale) => readFile(`${FOLDER}${locale}.jsonl`, 'utf8')));
  return files.flatMap((text) =>
    text
      .split('\n')
      .filter((one) => one.trim() !== '')
      .map((one) => questionSchema.parse(JSON.parse(one))),
  );
}
