import { createRoute } from '@hono/zod-openapi';
import { RIGHTS, ROLES } from '@dalil/domain/accounts/permissions.ts';
import { SESSION_ENDS } from '@dalil/domain/accounts/session-end.ts';
import * as z from 'zod';
import { createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { problemResponses } from '../core/problem.ts';
import { limitAttempts } from '../core/rate-limit.ts';
import { PRIVATE, SESSION_SECURITY } from './route-factory.routes.ts';
import { findSessionEnd } from './find-session-end.ts';
import { getDeviceKey } from './get-device-key.ts';
import { getSession } from './get-session.ts';
import { PROFILE_EXAMPLE, profileSchema } from './profile-view.ts';
import { updateProfile, updateProfileInput } from './update-profile.ts';

const sessionSchema = z.object({
  actor: z.union([
    z.object({ kind: z.literal('guest'), role: z.literal('guest') }),
    z.object({
      kind: z.literal('user'),
      role: z.enum(ROLES),
      /** Set if the role of the account requires a second factor that this session does not have. */
      withheldRole: z.optional(z.enum(ROLES)),
      /** Rights beside the role. */
      rights: z.optional(z.array(z.enum(RIGHTS)).readonly()),
      userId: z.string(),
      sessionId: z.string(),
    }),
  ]),
  profile: z.nullable(profileSchema),
  permissions: z.array(z.string()),
  session: z.nullable(z.object({ expiresAt: z.string(), createdAt: z.string() })),
  /** Of a guest whose browser still has the cookie of a session that ended. */
  ended: z.optional(z.object({ reason: z.enum(SESSION_ENDS), role: z.nullable(z.enum(ROLES)) })),
});

const readSession = createRoute({
  method: 'get',
  path: '/session',
  summary: 'Who is signed in, until when, and what they may do',
  description:
    'With `passive` the question does not count as activity: a tab that only waits must not keep the session alive.',
  request: {
    query: z.object({
      passive: z
        .optional(z.literal('1'))
        .meta({ description: 'Reads the session without counting as activity', example: '1' }),
    }),
  },
  responses: {
    200: {
      description: 'A guest is answered too',
      content: { 'application/json': { schema: sessionSchema } },
    },
    ...problemResponses('invalid_input'),
  },
});

const readProfile = createRoute({
  method: 'get',
  path: '/profile',
  summary: 'The profile of whoever is signed in',
  security: SESSION_SECURITY,
  responses: {
    200: { description: 'Found', content: { 'application/json': { schema: profileSchema, example: PROFILE_EXAMPLE } } },
    ...problemResponses('not_signed_in'),
  },
});

const readDeviceKey = createRoute({
  method: 'get',
  path: '/device-key',
  summary: 'What a device seals the waiting changes of whoever is signed in with',
  description: 'AES-256-GCM. It stays on a device while they are signed in there, and goes when they sign out.',
  security: SESSION_SECURITY,
  responses: {
    200: {
      description: 'The same at every sign-in',
      content: {
        'application/json': {
          schema: z.object({ key: z.string() }),
          example: { key: 'm3vYc9Qk1o7bqL0dXr2uZ8hT4wPnE6sJyKfAiVgUt5M' },
        },
      },
    },
    ...problemResponses('not_signed_in'),
  },
});

const changeProfile = createRoute({
  method: 'patch',
  path: '/profile',
  summary: 'Changes the given fields of the own profile',
  security: SESSION_SECURITY,
  request: {
    body: {
      required: true,
      content: { 'application/json': { schema: updateProfileInput, example: { fullName: 'Amina Reader' } } },
    },
  },
  responses: {
    200: {
      description: 'Changed',
      content: { 'application/json': { schema: profileSchema, example: PROFILE_EXAMPLE } },
    },
    ...problemResponses('invalid_input', 'not_signed_in', 'too_many_requests'),
  },
});

/** AUTH-1, PROF-1, PROF-2, PWA-9: the session, its profile and the device key. */
export function sessionRoutes(deps: Deps) {
  return createRouter()
    .openapi(readSession, async (c) => {
      const actor = c.get('actor');
      const ended = actor.kind === 'guest' ? await findSessionEnd(deps, c.req.header('cookie')) : null;
      const session = await getSession(deps, actor, {});
      return c.json({ ...session, ...(ended && { ended }) }, 200, { 'cache-control': PRIVATE });
    })
    .openapi(readProfile, async (c) => {
      const { profile } = await getSession(deps, c.get('actor'), {});
      if (!profile) throw new Failure('not_signed_in');
      return c.json(profile, 200, { 'cache-control': PRIVATE });
    })
    .openapi(readDeviceKey, async (c) =>
      c.json(await getDeviceKey(deps, c.get('actor'), {}), 200, { 'cache-control': PRIVATE }),
    )
    .openapi(changeProfile, async (c) => {
      await limitAttempts(deps, c, 'writes');
      return c.json(await updateProfile(deps, c.get('actor'), c.req.valid('json')), 200, { 'cache-control': PRIVATE });
    });
}
