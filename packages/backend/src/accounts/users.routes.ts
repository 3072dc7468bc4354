import { createRoute } from '@hono/zod-openapi';
import { reasonField } from '@dalil/domain/accounts/account-fields.ts';
import { ROLES } from '@dalil/domain/accounts/permissions.ts';
import * as z from 'zod';
import { createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import type { FailureCode } from '../core/failure.ts';
import { pageOf } from '../core/page-of-list.ts';
import { problemResponses } from '../core/problem.ts';
import { limitAttempts } from '../core/rate-limit.ts';
import { PRIVATE, SESSION_SECURITY } from './route-factory.routes.ts';
import { changeDataProtection } from './data-protection/change-data-protection.ts';
import { changeRole } from './change-role.ts';
import { endUserSessions } from './end-user-sessions.ts';
import { getUser } from './get-user.ts';
import { sessionView } from './list-sessions.ts';
import { listUsers, listUsersInput } from './list-users.ts';
import { suspendUser } from './suspend-user.ts';
import { unsuspendUser } from './unsuspend-user.ts';
import { USER_EXAMPLE, userSchema } from './user-view.ts';

const REASON = 'Requested by the owner of the account';
const asPrivate = { 'cache-control': PRIVATE };
const ofUser = z.object({ id: z.uuid().meta({ description: 'The id of the person', example: USER_EXAMPLE.id }) });
const withReason = z.object({ reason: reasonField });

function answer<Schema extends z.ZodType>(schema: Schema, example: z.input<Schema>) {
  return { 200: { description: 'Done', content: { 'application/json': { schema, example } } } };
}

const rejections = (...codes: FailureCode[]) =>
  problemResponses('invalid_input', 'not_signed_in', 'permission_denied', ...codes);

const readUsers = createRoute({
  method: 'get',
  path: '/users',
  summary: 'People with an account, the newest first',
  security: SESSION_SECURITY,
  request: { query: listUsersInput },
  responses: { ...answer(pageOf(userSchema), { items: [USER_EXAMPLE], nextCursor: null }), ...rejections() },
});

const readUser = createRoute({
  method: 'get',
  path: '/users/{id}',
  summary: 'A person and where they are signed in',
  security: SESSION_SECURITY,
  request: { params: ofUser },
  responses: {
    ...answer(z.object({ user: userSchema, sessions: z.array(sessionView) }), { user: USER_EXAMPLE, sessions: [] }),
    ...rejections('not_found'),
  },
});

function change<Path extends string, Input extends z.ZodType, Output extends z.ZodType>(route: {
  path: Path;
  summary: string;
  input: Input;
  example: z.input<Input>;
  output: Output;
  answer: z.input<Output>;
}) {
  return createRoute({
    method: 'post',
    path: route.path,
    summary: route.summary,
    security: SESSION_SECURITY,
    request: {
      params: ofUser,
      body: { required: true, content: { 'application/json': { schema: route.input, example: route.example } } },
    },
    responses: {
      ...answer(route.output, route.answer),
      ...rejections('not_found', 'conflict', 'last_admin', 'too_many_requests', 'origin_refused'),
    },
  });
}

const setRole = change({
  path: '/users/{id}/role',
  summary: 'Gives a person another role, and ends their sessions',
  input: z.object({ role: z.enum(ROLES), reason: reasonField }),
  example: { role: 'editor', reason: REASON },
  output: userSchema,
  answer: { ...USER_EXAMPLE, role: 'editor' },
});

const setDataProtection = change({
  path: '/users/{id}/data-protection',
  summary: 'Gives a member of staff the right of data protection, or takes it; sessions stay',
  input: z.object({ isHolder: z.boolean(), reason: reasonField }),
  example: { isHolder: true, reason: REASON },
  output: userSchema,
  answer: { ...USER_EXAMPLE, role: 'editor', isDataProtection: true },
});

const suspend = change({
  path: '/users/{id}/suspend',
  summary: 'Shuts a person out',
  input: withReason,
  example: { reason: REASON },
  output: userSchema,
  answer: { ...USER_EXAMPLE, suspendedAt: USER_EXAMPLE.updatedAt, suspendedReason: REASON },
});

const unsuspend = change({
  path: '/users/{id}/unsuspend',
  summary: 'Lets a suspended person in again',
  input: withReason,
  example: { reason: REASON },
  output: userSchema,
  answer: USER_EXAMPLE,
});

const endSessions = change({
  path: '/users/{id}/end-sessions',
  summary: 'Ends one session of a person, or all',
  input: z.object({ sessionId: z.optional(z.uuid()), reason: reasonField }),
  example: { reason: REASON },
  output: z.object({ ended: z.int() }),
  answer: { ended: 2 },
});

/** STAFF-7: account administration. Every change includes a reason and is in the audit log. */
export function usersRoutes(deps: Deps) {
  return createRouter()
    .openapi(readUsers, async (c) =>
      c.json(await listUsers(deps, c.get('actor'), c.req.valid('query')), 200, asPrivate),
    )
    .openapi(readUser, async (c) => c.json(await getUser(deps, c.get('actor'), c.req.valid('param')), 200, asPrivate))
    .openapi(setRole, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const { user } = await changeRole(deps, c.get('actor'), { ...c.req.valid('param'), ...c.req.valid('json') });
      return c.json(user, 200, asPrivate);
    })
    .openapi(setDataProtection, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const input = { ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json(await changeDataProtection(deps, c.get('actor'), input), 200, asPrivate);
    })
    .openapi(suspend, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const input = { ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json(await suspendUser(deps, c.get('actor'), input), 200, asPrivate);
    })
    .openapi(unsuspend, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const input = { ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json(await unsuspendUser(deps, c.get('actor'), input), 200, asPrivate);
    })
    .openapi(endSessions, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const input = { ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json(await endUserSessions(deps, c.get('actor'), input), 200, asPrivate);
    });
}
