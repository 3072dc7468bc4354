import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { SESSION_SECURITY } from '../../accounts/route-factory.routes.ts';
import { createRouter } from '../../core/api-app.ts';
import type { Deps } from '../../core/deps.ts';
import { pageOf } from '../../core/page-of-list.ts';
import { problemResponses } from '../../core/problem.ts';
import { limitAttempts } from '../../core/rate-limit.ts';
import { answers } from '../../core/route-parts.ts';
import { changeIdea, ideaChange } from './change-idea.ts';
import { getIdeaStatus, ideaReference } from './get-idea-status.ts';
import {
  type IdeaStatus,
  ideaStatusSchema,
  publishedIdeaSchema,
  type StaffIdea,
  staffIdeaSchema,
} from './idea-views.ts';
import { listIdeas, listIdeasInput } from './list-ideas.ts';
import { listPublishedIdeas } from './list-published-ideas.ts';

const asPrivate = { 'cache-control': 'private, no-store' };

const STATUS_EXAMPLE: IdeaStatus = {
  reference: 'I-7KQ2MX4B',
  topic: 'transport',
  state: 'received',
  authority: null,
  staffLocale: null,
  receivedOn: '2026-11-26',
  changedOn: '2026-11-26',
  answer: null,
};

const STAFF_EXAMPLE: StaffIdea = {
  ...STATUS_EXAMPLE,
  message: 'A roof over the bus stop at the school',
  locale: 'en',
  summary: null,
};

const status = createRoute({
  method: 'get',
  path: '/ideas/{reference}',
  summary: 'How far an idea has come, by the number its author was given',
  request: { params: ideaReference },
  responses: { ...answers(ideaStatusSchema, STATUS_EXAMPLE), ...problemResponses('invalid_input', 'not_found') },
});

const published = createRoute({
  method: 'get',
  path: '/published-ideas',
  summary: 'Ideas for the city that staff have published in their own words',
  responses: answers(z.array(publishedIdeaSchema)),
});

const list = createRoute({
  method: 'get',
  path: '/ideas',
  summary: 'Ideas with their texts, the newest first',
  security: SESSION_SECURITY,
  request: { query: listIdeasInput },
  responses: {
    ...answers(pageOf(staffIdeaSchema), { items: [STAFF_EXAMPLE], nextCursor: null }),
    ...problemResponses('invalid_input', 'not_signed_in', 'permission_denied'),
  },
});

const change = createRoute({
  method: 'post',
  path: '/ideas/{reference}',
  summary: 'Says how far an idea has come, and what may be read of it',
  security: SESSION_SECURITY,
  request: {
    params: ideaReference,
    body: {
      required: true,
      content: {
        'application/json': {
          schema: ideaChange,
          example: {
            state: 'forwarded',
            authority: 'rta',
            answer: null,
            summary: 'Shade at a bus stop',
            staffLocale: 'en',
          },
        },
      },
    },
  },
  responses: {
    ...answers(staffIdeaSchema, STAFF_EXAMPLE),
    ...problemResponses(
      'invalid_input',
      'not_signed_in',
      'permission_denied',
      'not_found',
      'too_many_requests',
      'origin_refused',
    ),
  },
});

/** Ideas for the city. They are sent through `/sync/support`, as all messages that may be written without a connection. */
export function ideasRoutes(deps: Deps) {
  return createRouter()
    .openapi(status, async (c) =>
      c.json(await getIdeaStatus(deps, c.get('actor'), c.req.valid('param')), 200, asPrivate),
    )
    .openapi(published, async (c) => c.json(await listPublishedIdeas(deps, c.get('actor'), {}), 200))
    .openapi(list, async (c) => c.json(await listIdeas(deps, c.get('actor'), c.req.valid('query')), 200, asPrivate))
    .openapi(change, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const input = { ...c.req.valid('param'), ...c.req.valid('json') };
      const { idea } = await changeIdea(deps, c.get('actor'), input);
      return c.json(idea, 200, asPrivate);
    });
}
