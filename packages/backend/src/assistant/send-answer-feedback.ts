import { answerFeedback, conversations, conversationTurns } from '@dalil/database/tables/assistant.ts';
import { feedbackSchema } from '@dalil/domain/assistant/conversation-schema.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { command } from '../core/command.ts';

/**
 * What a reader thought of an answer, kept without who they are, with question and answer only where they gave them. A rating
 * sent again under its key replaces the one before. The turn of one's own conversation shows it too.
 */
export const sendAnswerFeedback = command({
  name: 'send-answer-feedback',
  input: feedbackSchema,
  permission: 'assistant:ask:own',
  audit: { none: 'a rating is of nobody and is itself the record' },
  run: async ({ db, now }, { key, shared, turnId, ...given }, actor): Promise<void> => {
    const row = {
      ...given,
      message: given.message || null,
      question: shared?.question ?? null,
      answer: shared?.answer ?? null,
      createdAt: now(),
    };
    await db
      .insert(answerFeedback)
      .values({ key, ...row })
      .onConflictDoUpdate({ target: answerFeedback.key, set: row });
    if (!turnId || actor.kind === 'guest') return;
    const own = db.select({ id: conversations.id }).from(conversations).where(eq(conversations.userId, actor.userId));
    await db
      .update(conversationTurns)
      .set({ rating: given.rating })
      .where(and(eq(conversationTurns.id, turnId), inArray(conversationTurns.conversationId, own)));
  },
});
