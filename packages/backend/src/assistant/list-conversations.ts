import type { Conversation } from '@dalil/assistant/conversation-schema.ts';
import { MAX_CONVERSATIONS } from '@dalil/assistant/conversation.ts';
import { conversations, conversationTurns } from '@dalil/database/tables/assistant.ts';
import { count, desc, eq } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { query } from '../core/query.ts';

/** CHAT-6: the caller's own conversations, most recently used first. */
export const listConversations = query({
  name: 'list-conversations',
  input: z.object({}),
  permission: 'assistant:read:own',
  run: async ({ db }, _input, actor): Promise<Conversation[]> => {
    const rows = await db
      .select({
        id: conversations.id,
        title: conversations.title,
        createdAt: conversations.createdAt,
        updatedAt: conversations.updatedAt,
        turns: count(conversationTurns.id),
      })
      .from(conversations)
      .leftJoin(conversationTurns, eq(conversationTurns.conversationId, conversations.id))
      .where(eq(conversations.userId, signedIn(actor).userId))
      .groupBy(conversations.id)
      .orderBy(desc(conversations.updatedAt), desc(conversations.createdAt), conversations.id)
      .limit(MAX_CONVERSATIONS);
    return rows.map(({ createdAt, updatedAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    }));
  },
});
