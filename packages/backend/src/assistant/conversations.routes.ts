import {
  conversationSchema,
  conversationTitleSchema,
  wholeConversationSchema,
} from '@dalil/assistant/conversation-schema.ts';
import { writeConversations } from '@dalil/assistant/written-answer.ts';
import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { problemResponses } from '../core/problem.ts';
import { limitAttempts } from '../core/rate-limit.ts';
import { exportConversations, exportInput } from './export-conversations.ts';
import { getConversation } from './get-conversation.ts';
import { listConversations } from './list-conversations.ts';
import { removeConversations } from './remove-conversations.ts';
import { renameConversation } from './rename-conversation.ts';

const ID = '0b5b0c1e-6f1d-4f0e-9a39-8e2f3f1f7a10';
const AT = '2026-11-21T08:00:00.000Z';
const CONVERSATION = { id: ID, title: 'Overstaying a visa', turns: 1, createdAt: AT, updatedAt: AT };
const WHOLE = {
  ...CONVERSATION,
  turns: [
    {
      id: '3c7d2a55-93f0-4f4e-8f2b-8d0b6e1f4c11',
      question: 'How much is the fine for overstaying a visa?',
      answer: {
        engine: 'grounded',
        locale: 'en',
        outcome: 'answered',
        topic: null,
        blocks: [
          {
            kind: 'paragraph',
            sentences: [{ text: 'The overstay fine is AED 50 a day.', citations: [0], role: 'claim' }],
          },
        ],
        citations: [
          {
            kind: 'fact',
            id: 'visa.overstay.daily-fine',
            title: 'Overstay fine',
            href: null,
            source: null,
            asOf: '2026',
          },
        ],
        confidence: 95,
        reasons: ['from_facts'],
        followUps: [],
      },
      rating: null,
      createdAt: AT,
    },
  ],
} satisfies z.input<typeof wholeConversationSchema>;

const byId = z.object({ id: z.uuid().meta({ description: 'The id of the conversation', example: ID }) });
const FAILURES = problemResponses('invalid_input', 'not_signed_in', 'permission_denied', 'not_found');
const ENDINGS = { json: 'json', text: 'txt' } as const;
const PRIVATE = { 'cache-control': 'private, no-store' };

const list = createRoute({
  method: 'get',
  path: '/assistant/conversations',
  summary: 'The conversations of the signed-in user, the one used last first',
  responses: {
    200: {
      description: 'Found',
      content: {
        'application/json': {
          schema: z.object({ conversations: z.array(conversationSchema) }),
          example: { conversations: [CONVERSATION] },
        },
      },
    },
    ...problemResponses('not_signed_in', 'permission_denied'),
  },
});

const one = createRoute({
  method: 'get',
  path: '/assistant/conversations/{id}',
  summary: 'A conversation with its questions and answers',
  request: { params: byId },
  responses: {
    200: {
      description: 'Found',
      content: { 'application/json': { schema: wholeConversationSchema, example: WHOLE } },
    },
    ...FAILURES,
  },
});

const rename = createRoute({
  method: 'patch',
  path: '/assistant/conversations/{id}',
  summary: 'Gives a conversation another title',
  request: {
    params: byId,
    body: {
      required: true,
      content: { 'application/json': { schema: conversationTitleSchema, example: { title: 'Visa' } } },
    },
  },
  responses: {
    200: {
      description: 'As it is called now',
      content: {
        'application/json': {
          schema: z.object({ id: z.uuid(), title: z.string() }),
          example: { id: ID, title: 'Visa' },
        },
      },
    },
    ...FAILURES,
  },
});

const REMOVED = {
  200: {
    description: 'How many were deleted',
    content: { 'application/json': { schema: z.object({ removed: z.int() }), example: { removed: 1 } } },
  },
};

const remove = createRoute({
  method: 'delete',
  path: '/assistant/conversations/{id}',
  summary: 'Deletes a conversation',
  request: { params: byId },
  responses: { ...REMOVED, ...FAILURES },
});

const removeAll = createRoute({
  method: 'delete',
  path: '/assistant/conversations',
  summary: 'Deletes all conversations of the signed-in user',
  responses: { ...REMOVED, ...problemResponses('not_signed_in', 'permission_denied') },
});

const download = createRoute({
  method: 'get',
  path: '/assistant/export',
  summary: 'Conversations as a file, JSON or text',
  request: { query: exportInput },
  responses: {
    200: {
      description: 'The file',
      content: {
        'application/json': {
          schema: z.object({ conversations: z.array(wholeConversationSchema) }),
          example: { conversations: [WHOLE] },
        },
        'text/plain': { schema: z.string(), example: '# Overstaying a visa\n' },
      },
    },
    ...FAILURES,
  },
});

/** CHAT-6: the conversations of the signed-in user. Conversations of other users are never found. */
export function conversationsRoutes(deps: Deps) {
  return createRouter()
    .openapi(list, async (c) =>
      c.json({ conversations: await listConversations(deps, signedIn(c.get('actor')), {}) }, 200, PRIVATE),
    )
    .openapi(one, async (c) =>
      c.json(await getConversation(deps, signedIn(c.get('actor')), c.req.valid('param')), 200, PRIVATE),
    )
    .openapi(rename, async (c) => {
      const actor = signedIn(c.get('actor'));
      await limitAttempts(deps, c, 'writes');
      const input = { ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json(await renameConversation(deps, actor, input), 200, PRIVATE);
    })
    .openapi(remove, async (c) => {
      const actor = signedIn(c.get('actor'));
      await limitAttempts(deps, c, 'writes');
      return c.json(await removeConversations(deps, actor, c.req.valid('param')), 200, PRIVATE);
    })
    .openapi(removeAll, async (c) => {
      const actor = signedIn(c.get('actor'));
      await limitAttempts(deps, c, 'writes');
      return c.json(await removeConversations(deps, actor, {}), 200, PRIVATE);
    })
    .openapi(download, async (c) => {
      const actor = signedIn(c.get('actor'));
      await limitAttempts(deps, c, 'writes');
      const { format, conversation } = c.req.valid('query');
      const conversations = await exportConversations(deps, actor, { conversation });
      const named = { ...PRIVATE, 'content-disposition': `attachment; filename="conversations.${ENDINGS[format]}"` };
      if (format === 'json') return c.json({ conversations }, 200, named);
      return c.text(writeConversations(conversations), 200, named);
    });
}
