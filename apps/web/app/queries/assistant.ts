import type {
  AssistantState,
  Conversation,
  Question,
  WholeConversation,
} from '@dalil/assistant/conversation-schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, read, readBody, readNothing } from '../data/api.ts';

type Feedback = Parameters<ApiClient['api']['assistant']['feedback']['$post']>[0]['json'];

/** CHAT-1: queries the server and returns the stream of the answer. Fails with `ApiError` if the question was rejected. */
export async function queryServer(api: ApiClient, json: Question, signal: AbortSignal) {
  return { body: await readBody(api.api.assistant.answers.$post({ json }, { init: { signal } })), storedAt: null };
}

/** CHAT-2: the available engine. */
export function assistantStateQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['assistant-state'],
    queryFn: (): Promise<AssistantState> => read(api.api.assistant.state.$get()),
  });
}

const CONVERSATIONS = ['conversations'];

/** CHAT-6: the conversations of a signed-in user, the last used first. */
export function conversationsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: CONVERSATIONS,
    queryFn: async (): Promise<Conversation[]> => {
      const { conversations } = await read(api.api.assistant.conversations.$get());
      return conversations;
    },
  });
}

export function fetchConversation(api: ApiClient, id: string): Promise<WholeConversation> {
  return read(api.api.assistant.conversations[':id'].$get({ param: { id } }));
}

export function renameConversation(api: ApiClient, id: string, title: string) {
  return read(api.api.assistant.conversations[':id'].$patch({ param: { id }, json: { title } }));
}

/** `keepalive`: completes also while the page is being closed. */
export function removeConversation(api: ApiClient, id: string) {
  return read(api.api.assistant.conversations[':id'].$delete({ param: { id } }, { init: { keepalive: true } }));
}

export function removeConversations(api: ApiClient) {
  return read(api.api.assistant.conversations.$delete());
}

export function sendFeedback(api: ApiClient, json: Feedback): Promise<void> {
  return readNothing(api.api.assistant.feedback.$post({ json }, { init: { keepalive: true } }));
}
