import * as z from 'zod';
import { createRouter } from '../../core/api-app.ts';
import type { Deps } from '../../core/deps.ts';
import { asPrivate, staffRead } from '../../newsroom/staff-factory.routes.ts';
import { SCORE_EXAMPLE } from './examples.ts';
import { getScore, scoreViewSchema } from './get-score.ts';

const none = z.object({});

const score = staffRead({
  path: '/compliance/score',
  summary: 'The compliance score with its arithmetic, what would raise it, and its course',
  params: none,
  query: none,
  output: scoreViewSchema,
  answer: SCORE_EXAMPLE,
});

/** STAFF-8: what admins govern personal data with. */
export function complianceRoutes(deps: Deps) {
  return createRouter().openapi(score, async (c) => c.json(await getScore(deps, c.get('actor'), {}), 200, asPrivate));
}
