import type { answerSchema } from '@dalil/assistant/answer-schema.ts';
import type { Answer } from '@dalil/assistant/answer.ts';
import type { WholeConversation } from '@dalil/assistant/conversation-schema.ts';
import { MAX_CONVERSATIONS, type Rating } from '@dalil/assistant/conversation.ts';
import { conversations, conversationTurns } from '@dalil/database/tables/assistant.ts';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type * as z from 'zod';
import type { Deps } from '../core/deps.ts';

/** A user's conversations with all turns, most recently used first. Only one of them if an id is given. */
export async function findConversations({ db }: Deps, userId: string, id?: string): Promise<WholeConversation[]> {
  const own = eq(conversations.userId, userId);
  const rows = await db
    .select()
    .from(conversations)
    .where(id === undefined ? own : and(own, eq(conversations.id, id)))
    .orderBy(desc(conversations.updatedAt), desc(conversations.createdAt), conversations.id)
    .limit(MAX_CONVERSATIONS);
  if (rows.length === 0) return [];
  const turns = await db
    .select()
    .from(conversationTurns)
    .where(
      inArray(
        conversationTurns.conversationId,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(asc(conversationTurns.conversationId), asc(conversationTurns.position));
  return rows.map(({ id: conversationId, title, createdAt, updatedAt }) => ({
    id: conversationId,
    title,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    turns: turns.filter((turn) => turn.conversationId === conversationId).map(viewTurn),
  }));
}

function viewTurn({ id, question, answer, rating, createdAt }: typeof conversationTurns.$inferSelect) {
  return {
    id,
    question,
    answer: answer as z.infer<typeof answerSchema> satisfies Answer,
    rating: rating as Rating | null,
    createdAt: createdAt.toISOString(),
  };
}
