import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { problemResponses } from '../core/problem.ts';
import { limitAttempts } from '../core/rate-limit.ts';
import { applyOperations, applyOperationsInput } from './apply-operations.ts';
import { outcomeSchema } from './operation-handlers.ts';

const OPERATION_EXAMPLE = {
  id: '6f1c2a9e-4b7d-4e0a-9c53-2d8b1f7a6e40',
  kind: 'bookmark.add',
  payload: {
    kind: 'place',
    itemId: 'burj-khalifa',
    folderId: null,
    note: 'At sunset',
    addedAt: '2026-11-21T08:00:00.000Z',
  },
  at: '2026-11-21T08:00:00.000Z',
};

const send = createRoute({
  method: 'post',
  path: '/operations',
  summary: 'What a device did while it could not reach the server',
  description:
    'Applied in order. An operation delivered again answers what it answered the first time; an id used for another operation is refused with `operation_reused`.',
  request: {
    body: {
      required: true,
      content: { 'application/json': { schema: applyOperationsInput, example: { operations: [OPERATION_EXAMPLE] } } },
    },
  },
  responses: {
    200: {
      description: 'What became of each operation, in the order they were sent',
      content: {
        'application/json': {
          schema: z.object({ results: z.array(z.intersection(z.object({ id: z.string() }), outcomeSchema)) }),
          example: { results: [{ id: OPERATION_EXAMPLE.id, status: 'applied' }] },
        },
      },
    },
    ...problemResponses(
      'invalid_input',
      'not_signed_in',
      'payload_too_large',
      'unsupported_media_type',
      'operation_reused',
      'too_many_requests',
    ),
  },
});

/** PWA-7: one door for everything that is written on a device first. */
export function operationsRoutes(deps: Deps) {
  return createRouter().openapi(send, async (c) => {
    const user = signedIn(c.get('actor'));
    await limitAttempts(deps, c, 'writes');
    c.header('cache-control', 'private, no-store');
    return c.json(await applyOperations(deps, user, c.req.valid('json')), 200);
  });
}
