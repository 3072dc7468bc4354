import { confidenceSchema } from '@dalil/domain/guide/fact.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import * as z from 'zod';
import { CITATION_KINDS, OUTCOMES, REASON_CODES, TEXT_BLOCKS } from './answer.ts';
import { STRIKE_REASONS } from './check-answer.ts';
import { SAFETY_EVENTS, STRENGTHS } from './safety/events.ts';
import { SENSITIVE_TOPICS } from './sensitive-topics.ts';

export const citationSchema = z.object({
  kind: z.enum(CITATION_KINDS),
  id: z.string(),
  title: z.string(),
  href: z.nullable(z.string()),
  source: z.nullable(z.object({ name: z.string(), url: z.nullable(z.string()) })),
  asOf: z.nullable(z.string()),
  confidence: z.optional(confidenceSchema),
});

export const answerSentenceSchema = z.object({
  text: z.string(),
  citations: z.array(z.int()),
  role: z.enum(['claim', 'frame']),
  isStruck: z.optional(z.boolean()),
  strikeReason: z.optional(z.enum(STRIKE_REASONS)),
});

export const cardSchema = z.object({ kind: z.enum(['place', 'event']), id: z.string() });

const textBlockSchema = z.object({ kind: z.enum(TEXT_BLOCKS), sentences: z.array(answerSentenceSchema) });
const cardsBlockSchema = z.object({ kind: z.literal('cards'), items: z.array(cardSchema) });

export const safetySchema = z.object({
  strength: z.enum(STRENGTHS),
  event: z.enum(SAFETY_EVENTS),
  words: z.object({ title: z.string(), until: z.string(), beside: z.string() }),
  calls: z.array(
    z.object({ fact: z.string(), label: z.string(), number: z.string(), href: z.string(), citation: z.int() }),
  ),
  blocks: z.int(),
});

/** The answer of an engine as transferred and stored. Must match `Answer`. */
export const answerSchema = z.object({
  engine: z.enum(['grounded', 'model']),
  locale: z.enum(LOCALES),
  outcome: z.enum(OUTCOMES),
  topic: z.nullable(z.enum(SENSITIVE_TOPICS)),
  safety: z.optional(safetySchema),
  blocks: z.array(z.discriminatedUnion('kind', [textBlockSchema, cardsBlockSchema])),
  citations: z.array(citationSchema),
  confidence: z.number().check(z.gte(0), z.lte(100)),
  reasons: z.array(z.enum(REASON_CODES)),
  followUps: z.array(z.string()),
});

/** A step of a streamed answer. Must match `AnswerPart`. */
export const answerPartSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('safety'), safety: safetySchema }),
  z.object({ type: z.literal('citation'), at: z.int(), citation: citationSchema }),
  z.object({ type: z.literal('sentence'), block: z.int(), kind: z.enum(TEXT_BLOCKS), sentence: answerSentenceSchema }),
  z.object({ type: z.literal('cards'), block: z.int(), items: z.array(cardSchema) }),
]);
