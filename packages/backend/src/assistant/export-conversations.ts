import type { WholeConversation } from '@dalil/assistant/conversation-schema.ts';
import { EXPORT_FORMATS } from '@dalil/assistant/conversation.ts';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { Failure } from '../core/failure.ts';
import { query } from '../core/query.ts';
import { findConversations } from './find-conversations.ts';

export const exportInput = z.object({
  format: z.enum(EXPORT_FORMATS).meta({ description: 'JSON with everything, or text to read', example: 'json' }),
  conversation: z.optional(z.uuid()).meta({
    description: 'One conversation; all when left out',
    example: '0b5b0c1e-6f1d-4f0e-9a39-8e2f3f1f7a10',
  }),
});

/** CHAT-6: the caller's own conversations with all answers. Fails with `not_found` if an id is given and does not exist. */
export const exportConversations = query({
  name: 'export-conversations',
  input: exportInput.pick({ conversation: true }),
  permission: 'assistant:read:own',
  run: async (deps, { conversation }, actor): Promise<WholeConversation[]> => {
    const found = await findConversations(deps, signedIn(actor).userId, conversation);
    if (conversation !== undefined && found.length === 0) throw new Failure('not_found');
    return found;
  },
});
