import { conversationTitleSchema } from '@dalil/assistant/conversation-schema.ts';
import { conversations } from '@dalil/database/tables/assistant.ts';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';

/** CHAT-6: renames one of the caller's own conversations. Fails with `not_found`. */
export const renameConversation = command({
  name: 'rename-conversation',
  input: z.object({ id: z.uuid(), ...conversationTitleSchema.shape }),
  permission: 'assistant:change:own',
  audit: { none: 'users name their own questions' },
  run: async ({ db }, { id, title }, actor) => {
    const [renamed] = await db
      .update(conversations)
      .set({ title })
      .where(and(eq(conversations.id, id), eq(conversations.userId, signedIn(actor).userId)))
      .returning({ id: conversations.id, title: conversations.title });
    if (!renamed) throw new Failure('not_found');
    return renamed;
  },
});
