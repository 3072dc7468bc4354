import { RESPONSE_STYLES } from '@dalil/domain/accounts/preferences.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { SEARCH_KINDS } from '@dalil/search/search-document.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { type Answer, CITATION_KINDS, OUTCOMES, TEXT_BLOCKS } from './answer.ts';
import { answerSchema, answerSentenceSchema, cardSchema, citationSchema, safetySchema } from './answer-schema.ts';
import {
  MAX_CONVERSATION_TITLE_LENGTH,
  MAX_FEEDBACK_LENGTH,
  MAX_QUESTION_LENGTH,
  MAX_SHARED_ANSWER_LENGTH,
  MAX_PREVIOUS_CITATIONS,
  MAX_PREVIOUS_TURNS,
  RATINGS,
} from './conversation.ts';

const itemId = textInput().min(1).max(120);
const question = textInput().trim().min(1).max(MAX_QUESTION_LENGTH);
const locale = z.enum(LOCALES);
const cited = z.object({ kind: z.enum(CITATION_KINDS), id: itemId });

/** CHAT-3: preferences a guest has chosen on the device. For a signed-in user the preferences of the account apply. */
const preferencesSchema = z.object({
  responseStyle: z.enum(RESPONSE_STYLES),
  confidenceThreshold: z.number().min(0).max(100),
  biasAwareness: z.boolean(),
  explainDecisions: z.boolean(),
});

/** CHAT-1: a question. Guests send the earlier turns of their tab. For a stored conversation the server has them. */
export const questionSchema = z.object({
  question,
  locale,
  about: z.nullish(z.object({ kind: z.enum(SEARCH_KINDS), id: itemId })),
  conversationId: z.nullish(z.uuid()),
  before: z
    .array(z.object({ question, cited: z.array(cited).max(MAX_PREVIOUS_CITATIONS) }))
    .max(MAX_PREVIOUS_TURNS)
    .default([]),
  preferences: z.nullish(preferencesSchema),
});

/** CHAT-2: the engine that answers. `name` is the model name set by the operator. */
export const assistantStateSchema = z.object({
  engine: z.enum(['grounded', 'model']),
  name: z.nullable(z.string()),
  vendor: z.nullable(z.string()),
});

/** The event `part` of the stream. */
export const answerPartEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('safety'), safety: safetySchema }),
  z.object({ type: z.literal('sentence'), block: z.int(), kind: z.enum(TEXT_BLOCKS), sentence: answerSentenceSchema }),
  z.object({ type: z.literal('cards'), block: z.int(), items: z.array(cardSchema) }),
  /** Discards what was displayed so far. The other engine answers from the beginning. */
  z.object({ type: z.literal('restart'), reason: z.enum(['model_failed', 'model_slow', 'model_unconfirmed']) }),
]);

/** The event `citation`. It precedes the first sentence that refers to it. */
export const citationEventSchema = z.object({ at: z.int(), citation: citationSchema });

/** The event `done` of the stream: the complete answer and where it is stored. */
export const answerDoneSchema = z.object({
  answer: answerSchema,
  /** CHAT-3: the confidence is lower than the user's chosen minimum. */
  isUncertain: z.boolean(),
  conversation: z.nullable(z.object({ id: z.uuid(), title: z.string(), turnId: z.uuid() })),
});

export const conversationSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  turns: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export const conversationTurnSchema = z.object({
  id: z.uuid(),
  question: z.string(),
  answer: answerSchema,
  rating: z.nullable(z.enum(RATINGS)),
  createdAt: z.iso.datetime(),
});

export const wholeConversationSchema = z.object({
  ...conversationSchema.shape,
  turns: z.array(conversationTurnSchema),
});

export const conversationTitleSchema = z.object({
  title: textInput().trim().min(1).max(MAX_CONVERSATION_TITLE_LENGTH),
});

/**
 * A rating of an answer. It is anonymous and contains question and answer only if the user included them. `turnId` marks the turn
 * of a stored conversation and is not stored with the rating.
 */
export const feedbackSchema = z.object({
  key: z.uuid(),
  rating: z.enum(RATINGS),
  message: z.nullish(textInput().trim().max(MAX_FEEDBACK_LENGTH)),
  locale,
  engine: z.enum(['grounded', 'model']),
  outcome: z.enum(OUTCOMES),
  cited: z.array(textInput().regex(/^[a-z]+\/[\w./-]{1,120}$/)).max(40),
  shared: z.nullish(z.object({ question, answer: textInput().max(MAX_SHARED_ANSWER_LENGTH) })),
  turnId: z.nullish(z.uuid()),
});

/** CHAT-5: a rating of an answer made on the device, which no conversation stores. */
export const deviceRatingSchema = feedbackSchema.omit({ turnId: true });

export type DeviceRating = z.infer<typeof deviceRatingSchema>;
export type Question = z.infer<typeof questionSchema>;
export type AssistantState = z.infer<typeof assistantStateSchema>;
export type AnswerDone = Omit<z.infer<typeof answerDoneSchema>, 'answer'> & { answer: Answer };
export type AnswerPartEvent = z.infer<typeof answerPartEventSchema>;
export type Conversation = z.infer<typeof conversationSchema>;
export type ConversationTurn = z.infer<typeof conversationTurnSchema>;
export type WholeConversation = z.infer<typeof wholeConversationSchema>;
