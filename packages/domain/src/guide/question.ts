import * as z from 'zod/mini';
import { contentKindSchema, itemIdSchema } from './content-item.ts';

export const QUESTION_GROUPS = [
  'visitor',
  'resident',
  'transport',
  'money',
  'sights',
  'food-and-shops',
  'visas-and-law',
  'culture-and-law',
  'app-and-offline',
  'ai-and-sources',
  'privacy',
] as const;
export type QuestionGroup = (typeof QUESTION_GROUPS)[number];

/** The title of the text is the question, its body the answer (`markdownBodySchema`); the summary is empty. */
export const questionDataSchema = z.strictObject({
  group: z.enum(QUESTION_GROUPS),
  related: z.array(z.strictObject({ kind: contentKindSchema, id: itemIdSchema })),
});
export type QuestionData = z.infer<typeof questionDataSchema>;
