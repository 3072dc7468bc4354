import { feedbackSchema } from '@dalil/assistant/conversation-schema.ts';
import { conversations, conversationTurns } from '@dalil/database/tables/assistant.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { command } from '../core/command.ts';
import { saveRating } from './save-rating.ts';

/** A user's feedback on an answer. It is also stored with the turn of the user's own conversation. */
export const sendAnswerFeedback = command({
  name: 'send-answer-feedback',
  input: feedbackSchema,
  permission: 'assistant:ask:own',
  audit: { none: 'a rating has no owner and is itself the record' },
  run: async (deps, { turnId, ...given }, actor): Promise<void> => {
    const { db } = deps;
    await saveRating(deps, given);
    if (!turnId || actor.kind === 'guest') return;
    const own = db.select({ id: conversations.id }).from(conversations).where(eq(conversations.userId, actor.userId));
    await db
      .update(conversationTurns)
      .set({ rating: given.rating })
      .where(and(eq(conversationTurns.id, turnId), inArray(conversationTurns.conversationId, own)));
  },
});
