import { createRoute } from '@hono/zod-openapi';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { newRequestSchema } from '@dalil/domain/privacy/data-request.ts';
import * as z from 'zod';
import { ownerOf } from '../../accounts/account.routes.ts';
import { confirmOwner } from '../../accounts/check-password.ts';
import { SESSION_SECURITY } from '../../accounts/route-factory.routes.ts';
import { createRouter } from '../../core/api-app.ts';
import type { Deps } from '../../core/deps.ts';
import { pageOf } from '../../core/page-of-list.ts';
import { problemResponses } from '../../core/problem.ts';
import { limitAttempts } from '../../core/rate-limit.ts';
import { answers } from '../../core/route-parts.ts';
import { answerInput, answerRequest } from './answer-request.ts';
import { assignInput, assignRequest } from './assign-request.ts';
import { cancelRequest } from './cancel-request.ts';
import { createRequest } from './create-request.ts';
import { holdersSchema, listHolders } from './list-holders.ts';
import { listOwnRequests } from './list-own-requests.ts';
import { listRequests, listRequestsInput } from './list-requests.ts';
import { requestId } from './own-request.ts';
import { replyInput, replyToRequest } from './reply-to-request.ts';
import { REQUEST_EXAMPLE, requestViewSchema, STAFF_REQUEST_EXAMPLE, staffRequestSchema } from './request-view.ts';

const asPrivate = { 'cache-control': 'private, no-store' };
const WRITE = ['invalid_input', 'not_signed_in', 'too_many_requests', 'origin_refused'] as const;

const body = <Schema extends z.ZodType>(schema: Schema, example: z.input<Schema>) => ({
  body: { required: true, content: { 'application/json': { schema, example } } },
});

const sent = z.strictObject({
  ...newRequestSchema.shape,
  password: z
    .optional(textInput().max(128))
    .meta({ description: 'For an erasure. An account without a password has to have signed in within ten minutes.' }),
});

const list = createRoute({
  method: 'get',
  path: '/data-requests',
  summary: 'The requests of the signed-in user about their own data, the newest first',
  security: SESSION_SECURITY,
  responses: {
    ...answers(z.object({ items: z.array(requestViewSchema) }), { items: [REQUEST_EXAMPLE] }),
    ...problemResponses('not_signed_in'),
  },
});

const create = createRoute({
  method: 'post',
  path: '/data-requests',
  summary: 'Sends a request about one’s own data; an erasure is carried out after 14 days',
  security: SESSION_SECURITY,
  request: body(sent, { request_type: 'access', description: REQUEST_EXAMPLE.description, locale: 'en' }),
  responses: {
    ...answers(requestViewSchema, REQUEST_EXAMPLE),
    ...problemResponses(...WRITE, 'conflict', 'last_admin', 'sign_in_again'),
  },
});

const cancel = createRoute({
  method: 'post',
  path: '/data-requests/{id}/cancel',
  summary: 'Withdraws one’s own request while it is open',
  security: SESSION_SECURITY,
  request: { params: requestId, ...body(z.object({}), {}) },
  responses: {
    ...answers(requestViewSchema, { ...REQUEST_EXAMPLE, status: 'cancelled' }),
    ...problemResponses(...WRITE, 'not_found', 'conflict'),
  },
});

const reply = createRoute({
  method: 'post',
  path: '/data-requests/{id}/reply',
  summary: 'Writes to staff about one’s own open request',
  security: SESSION_SECURITY,
  request: { params: requestId, ...body(replyInput, { text: 'The address on the second page is the right one' }) },
  responses: {
    ...answers(requestViewSchema, REQUEST_EXAMPLE),
    ...problemResponses(...WRITE, 'not_found', 'conflict'),
  },
});

const listAll = createRoute({
  method: 'get',
  path: '/compliance/data-requests',
  summary: 'The requests of all people about their own data, the one due first first',
  security: SESSION_SECURITY,
  request: { query: listRequestsInput },
  responses: {
    ...answers(pageOf(staffRequestSchema), { items: [STAFF_REQUEST_EXAMPLE], nextCursor: null }),
    ...problemResponses('invalid_input', 'not_signed_in', 'permission_denied'),
  },
});

const answer = createRoute({
  method: 'post',
  path: '/compliance/data-requests/{id}/answer',
  summary: 'Moves a request on, with a response its sender reads',
  security: SESSION_SECURITY,
  request: {
    params: requestId,
    ...body(answerInput, { status: 'completed', response: 'Your data is in the file you can download now.' }),
  },
  responses: {
    ...answers(staffRequestSchema, STAFF_REQUEST_EXAMPLE),
    ...problemResponses(...WRITE, 'permission_denied', 'not_found', 'conflict'),
  },
});

const assign = createRoute({
  method: 'post',
  path: '/compliance/data-requests/{id}/assign',
  summary: 'Gives a request to somebody who processes requests, or to nobody',
  security: SESSION_SECURITY,
  request: { params: requestId, ...body(assignInput, { assigneeId: STAFF_REQUEST_EXAMPLE.user_id }) },
  responses: {
    ...answers(staffRequestSchema, STAFF_REQUEST_EXAMPLE),
    ...problemResponses(...WRITE, 'permission_denied', 'not_found', 'conflict'),
  },
});

const holders = createRoute({
  method: 'get',
  path: '/compliance/holders',
  summary: 'Who processes requests: the holders of data protection, or the admins while there is none',
  security: SESSION_SECURITY,
  responses: {
    ...answers(holdersSchema, { isStandIn: false, items: [{ id: REQUEST_EXAMPLE.id, fullName: 'Rania Khalil' }] }),
    ...problemResponses('not_signed_in', 'permission_denied'),
  },
});

/** PRIV-6: requests of users about their own data, and what staff do with them. */
export function rightsRoutes(deps: Deps) {
  return createRouter()
    .openapi(list, async (c) => c.json(await listOwnRequests(deps, c.get('actor'), {}), 200, asPrivate))
    .openapi(create, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const { password, ...request } = c.req.valid('json');
      if (request.request_type === 'erasure') await confirmOwner(deps, await ownerOf(deps, c), password ?? '');
      return c.json(await createRequest(deps, c.get('actor'), request), 200, asPrivate);
    })
    .openapi(cancel, async (c) => {
      await limitAttempts(deps, c, 'writes');
      return c.json(await cancelRequest(deps, c.get('actor'), c.req.valid('param')), 200, asPrivate);
    })
    .openapi(reply, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const input = { ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json(await replyToRequest(deps, c.get('actor'), input), 200, asPrivate);
    })
    .openapi(listAll, async (c) =>
      c.json(await listRequests(deps, c.get('actor'), c.req.valid('query')), 200, asPrivate),
    )
    .openapi(holders, async (c) => c.json(await listHolders(deps, c.get('actor'), {}), 200, asPrivate))
    .openapi(assign, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const input = { ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json(await assignRequest(deps, c.get('actor'), input), 200, asPrivate);
    })
    .openapi(answer, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const input = { ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json(await answerRequest(deps, c.get('actor'), input), 200, asPrivate);
    });
}
