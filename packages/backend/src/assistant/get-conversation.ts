import type { WholeConversation } from '@dalil/assistant/conversation-schema.ts';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { Failure } from '../core/failure.ts';
import { query } from '../core/query.ts';
import { findConversations } from './find-conversations.ts';

/** CHAT-6: one of the caller's own conversations. Fails with `not_found`, also for a conversation of another user. */
export const getConversation = query({
  name: 'get-conversation',
  input: z.object({ id: z.uuid() }),
  permission: 'assistant:read:own',
  run: async (deps, { id }, actor): Promise<WholeConversation> => {
    const [found] = await findConversations(deps, signedIn(actor).userId, id);
    if (!found) throw new Failure('not_found');
    return found;
  },
});
