import { createRoute } from '@hono/zod-openapi';
import { DEFAULT_PREFERENCES } from '@dalil/domain/accounts/preferences.ts';
import { underSpecifiedNames } from '@dalil/domain/accounts/specified-names.ts';
import { categoryChangeRequestSchema } from '@dalil/domain/accounts/preference-schema.ts';
import * as z from 'zod';
import type { Actor } from '../core/actor.ts';
import { createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { problemResponses } from '../core/problem.ts';
import { limitAttempts } from '../core/rate-limit.ts';
import { getUserPreferences } from './get-user-preferences.ts';
import { updateUserPreferences } from './update-user-preferences.ts';

const AT = '2026-11-21T08:00:00.000Z';
const CHANGE = { preference_category: 'appearance', preference_data: { digits: 'native' } };
const fields = z.record(z.string(), z.unknown());

/** DATA-4: whose preferences. By default those of the signed-in user; the use case rejects any other. */
const userUuid = z.optional(z.uuid()).meta({ description: 'The signed-in user' });

const readOwn = createRoute({
  method: 'get',
  path: '/user-preferences',
  summary: 'The preferences of the signed-in user',
  description: '`user_uuid` may name the signed-in user. Any other is `permission_denied`.',
  request: { query: z.object({ user_uuid: userUuid }) },
  responses: {
    200: {
      description: 'All categories; what was never chosen is as by default',
      content: {
        'application/json': {
          schema: z.object({
            theme: z.string(),
            language: z.nullable(z.string()),
            timezone: z.string(),
            notifications: fields,
            accessibility: fields,
            tts_settings: fields,
            ai_preferences: fields,
            content_preferences: fields,
            privacy_preferences: fields,
            preferences: z.record(z.string(), fields),
            changedAt: z.record(z.string(), z.string()),
            created_at: z.nullable(z.string()),
            updated_at: z.nullable(z.string()),
          }),
          example: {
            ...underSpecifiedNames(DEFAULT_PREFERENCES),
            preferences: DEFAULT_PREFERENCES,
            changedAt: { appearance: AT },
            created_at: AT,
            updated_at: AT,
          },
        },
      },
    },
    ...problemResponses('invalid_input', 'not_signed_in', 'permission_denied'),
  },
});

const changeOwn = createRoute({
  method: 'post',
  path: '/user-preferences',
  summary: 'Changes some fields of one category',
  description:
    'The newest change of a category wins. One that was made before the last has no effect: its outcome is `older`, with what holds. `sms` needs a confirmed number; `marketing` and `marketingOptIn` hold once the link of a mail was used. `user_uuid` may name the signed-in user. Any other is `permission_denied`.',
  request: {
    body: { required: true, content: { 'application/json': { schema: categoryChangeRequestSchema, example: CHANGE } } },
  },
  responses: {
    200: {
      description: 'The category as it is stored now',
      content: {
        'application/json': {
          schema: z.object({
            preference_category: z.string(),
            preference_data: fields,
            updated_at: z.string(),
            version: z.int(),
            outcome: z.enum(['applied', 'unchanged', 'older']),
          }),
          example: { ...CHANGE, updated_at: AT, version: 1, outcome: 'applied' },
        },
      },
    },
    ...problemResponses(
      'invalid_input',
      'not_signed_in',
      'permission_denied',
      'email_not_verified',
      'unavailable',
      'payload_too_large',
      'unsupported_media_type',
      'too_many_requests',
    ),
  },
});

/** The user of a request. Fails with `not_signed_in` for a guest. */
export function userIdOf(actor: Actor): string {
  if (actor.kind === 'guest') throw new Failure('not_signed_in');
  return actor.userId;
}

export function preferencesRoutes(deps: Deps) {
  return createRouter()
    .openapi(readOwn, async (c) => {
      const actor = c.get('actor');
      c.header('cache-control', 'private, no-store');
      const own = userIdOf(actor);
      return c.json(await getUserPreferences(deps, actor, { user_uuid: c.req.valid('query').user_uuid ?? own }), 200);
    })
    .openapi(changeOwn, async (c) => {
      const actor = c.get('actor');
      userIdOf(actor);
      await limitAttempts(deps, c, 'writes');
      c.header('cache-control', 'private, no-store');
      return c.json(await updateUserPreferences(deps, actor, c.req.valid('json')), 200);
    });
}
