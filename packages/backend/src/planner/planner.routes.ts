import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { SESSION_SECURITY } from '../accounts/route-factory.routes.ts';
import { createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { problemResponses } from '../core/problem.ts';
import { answers } from '../core/route-parts.ts';
import { getPlanAuthor, planAuthorInput } from './get-plan-author.ts';
import { signedPlanInput, signOwnPlan } from './sign-own-plan.ts';

/** A name leaves shared plans at once when it is hidden. */
const notStored = { 'cache-control': 'private, no-store' };

const sign = createRoute({
  method: 'get',
  path: '/plan-signature',
  summary: 'The signature of the signed-in user under a plan to share, if the user’s name is shown to others',
  security: SESSION_SECURITY,
  request: { query: signedPlanInput },
  responses: {
    ...answers(z.object({ signature: z.nullable(z.string()) }), { signature: null }),
    ...problemResponses('invalid_input', 'not_signed_in'),
  },
});

const author = createRoute({
  method: 'get',
  path: '/plan-author',
  summary: 'The name of the author of a shared plan, while it is shown to others',
  request: { query: planAuthorInput },
  responses: {
    ...answers(z.object({ author: z.nullable(z.string()) }), { author: null }),
    ...problemResponses('invalid_input'),
  },
});

/** PROF-3: names at shared plans. */
export function plannerRoutes(deps: Deps) {
  return createRouter()
    .openapi(sign, async (c) => c.json(await signOwnPlan(deps, c.get('actor'), c.req.valid('query')), 200, notStored))
    .openapi(author, async (c) =>
      c.json(await getPlanAuthor(deps, c.get('actor'), c.req.valid('query')), 200, notStored),
    );
}
