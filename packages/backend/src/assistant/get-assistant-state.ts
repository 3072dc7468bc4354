import type { AssistantState } from '@dalil/assistant/conversation-schema.ts';
import * as z from 'zod';
import { query } from '../core/query.ts';

/** CHAT-2: which engine answers on this server. */
export const getAssistantState = query({
  name: 'get-assistant-state',
  input: z.object({}),
  permission: 'guide:read:any',
  run: async ({ assistant: { model } }): Promise<AssistantState> =>
    model
      ? { engine: 'model', name: model.name, vendor: model.vendor }
      : { engine: 'grounded', name: null, vendor: null },
});
