import { conversations } from '@dalil/database/tables/assistant.ts';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';

/** CHAT-6: deletes one of the caller's own conversations, or all. Fails with `not_found` if an id is given and does not exist. */
export const removeConversations = command({
  name: 'remove-conversations',
  input: z.object({ id: z.optional(z.uuid()) }),
  permission: 'assistant:change:own',
  audit: { none: 'users delete their own questions' },
  run: async ({ db }, { id }, actor): Promise<{ removed: number }> => {
    const own = eq(conversations.userId, signedIn(actor).userId);
    const removed = await db
      .delete(conversations)
      .where(id === undefined ? own : and(own, eq(conversations.id, id)))
      .returning({ id: conversations.id });
    if (id !== undefined && removed.length === 0) throw new Failure('not_found');
    return { removed: removed.length };
  },
});
