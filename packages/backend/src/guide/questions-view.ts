import { PROVENANCE_METHODS } from '@dalil/domain/guide/content-item.ts';
import { QUESTION_GROUPS } from '@dalil/domain/guide/question.ts';
import { factViewSchema } from '@dalil/domain/guide/views.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import * as z from 'zod';
import { blockSchema } from './block-schema.ts';

const locale = z.enum(LOCALES);

export const questionSchema = z.object({
  id: z.string().meta({ example: 'metro-fares' }),
  locale,
  title: z.string().meta({ example: 'How much is a metro ride?' }),
  blocks: z.array(blockSchema),
  related: z.array(z.object({ href: z.string(), title: z.string(), locale })),
  provenance: z.object({
    method: z.enum(PROVENANCE_METHODS),
    approvedBy: z.nullable(z.string()),
    isTranslated: z.boolean(),
    isReviewedByNative: z.boolean(),
    sources: z.array(z.object({ id: z.string(), name: z.string(), url: z.optional(z.string()) })),
  }),
  asOf: z.string().meta({ example: '2025' }),
});

export const questionsViewSchema = z.object({
  groups: z.array(z.object({ id: z.enum(QUESTION_GROUPS), label: z.string(), questions: z.array(questionSchema) })),
  /** Every fact an answer refers to. */
  facts: z.array(factViewSchema),
});

export type QuestionsView = z.infer<typeof questionsViewSchema>;
export type QuestionView = z.infer<typeof questionSchema>;
