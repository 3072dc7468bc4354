import { createRoute } from '@hono/zod-openapi';
import { codeField, emailField, passwordField } from '@dalil/domain/accounts/account-fields.ts';
import type { Context } from 'hono';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { type SignedInActor, signedIn } from '../core/actor.ts';
import { type ApiEnv, createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { problemResponses } from '../core/problem.ts';
import { limitAttempts, limitFailures, limitRequest } from '../core/rate-limit.ts';
import { requestContextOf } from '../core/request-context.ts';
import { createAccountRoute, DONE, done, PRIVATE, SESSION_SECURITY } from './route-factory.routes.ts';
import type { AuthAdapter } from './auth-adapter.ts';
import { requestAddressChange, confirmNewAddress } from './change-address.ts';
import { changePassword } from './change-password.ts';
import { confirmOwner, rejectWeakPassword } from './check-password.ts';
import { deleteAccount } from './delete-account.ts';
import { endSessions, sessionsToEnd } from './end-sessions.ts';
import { isTls } from './find-actor.ts';
import { listSessions, sessionView } from './list-sessions.ts';
import { endedSessionCookieLine } from './session-cookie.ts';

const SESSION_ID = '0f6d1c39-5a8b-4e02-9b1f-6c7d8e9fa0b1';
const password = textInput().max(128);
const OWN = { isOwn: true, output: done, answer: DONE } as const;
const asPrivate = { 'cache-control': PRIVATE };

const readSessions = createRoute({
  method: 'get',
  path: '/auth/sessions',
  summary: 'Where one is signed in',
  security: SESSION_SECURITY,
  responses: {
    200: {
      description: 'The latest first',
      content: {
        'application/json': {
          schema: z.object({ items: z.array(sessionView) }),
          example: {
            items: [
              {
                id: SESSION_ID,
                isCurrent: true,
                userAgent: 'Mozilla/5.0',
                ipAddress: '203.0.113.7',
                createdAt: '2026-11-21T08:00:00.000Z',
                lastActiveAt: '2026-11-21T09:00:00.000Z',
                expiresAt: '2026-11-22T09:00:00.000Z',
              },
            ],
          },
        },
      },
    },
    ...problemResponses('not_signed_in'),
  },
});

const removeSession = createRoute({
  method: 'delete',
  path: '/auth/sessions/{id}',
  summary: 'Ends a session; `others` ends all but this one, `all` this one too',
  security: SESSION_SECURITY,
  request: {
    params: z.object({
      id: sessionsToEnd.meta({ description: 'A session, `others` or `all`', example: 'others' }),
    }),
  },
  responses: {
    200: {
      description: 'Ended',
      content: { 'application/json': { schema: z.object({ ended: z.int() }), example: { ended: 1 } } },
    },
    ...problemResponses('invalid_input', 'not_signed_in', 'not_found', 'origin_refused'),
  },
});

const setPassword = createAccountRoute({
  ...OWN,
  path: '/auth/change-password',
  summary: 'Changes the password and ends the other sessions',
  input: z.object({ currentPassword: password, newPassword: passwordField }),
  example: { currentPassword: 'the one I have so far', newPassword: 'another evening by the water' },
});

const changeAddress = createAccountRoute({
  ...OWN,
  path: '/auth/change-email',
  summary: 'Sends a code to the address that is to replace the present one',
  input: z.object({ newEmail: emailField, password }),
  example: { newEmail: 'new@example.com', password: 'a quiet evening at the creek' },
});

const confirmAddress = createAccountRoute({
  ...OWN,
  path: '/auth/change-email/confirm',
  summary: 'Takes the new address once its code is right',
  input: z.object({ newEmail: emailField, code: codeField }),
  example: { newEmail: 'new@example.com', code: '123456' },
  failures: ['invalid_code'],
});

const removeAccount = createAccountRoute({
  ...OWN,
  path: '/auth/delete-account',
  summary: 'Deletes the account with everything that belongs to it',
  input: z.object({ password }),
  example: { password: 'the one I have so far' },
  failures: ['last_admin'],
});

/** AUTH-7, AUTH-13: routes for the settings of the user's own account. */
export function accountRoutes(deps: Deps, adapter: AuthAdapter) {
  return createRouter()
    .openapi(readSessions, async (c) => c.json(await listSessions(deps, c.get('actor'), {}), 200, asPrivate))
    .openapi(removeSession, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const { id } = c.req.valid('param');
      const ended = await endSessions(deps, c.get('actor'), { id });
      if (id === 'all') requestContextOf(c).setCookie(endedSessionCookieLine(isTls(deps)));
      return c.json(ended, 200, asPrivate);
    })
    .openapi(setPassword, async (c) => {
      const { currentPassword, newPassword } = c.req.valid('json');
      await asOwner(deps, c, async (actor) => {
        rejectWeakPassword(newPassword, '', 'newPassword');
        await confirmOwner(deps, actor, currentPassword, 'currentPassword');
        await changePassword(deps, actor, { passwordHash: await deps.passwords.hash(newPassword) });
      });
      return c.json(DONE, 200, asPrivate);
    })
    .openapi(changeAddress, async (c) => {
      const actor = await ownerOf(deps, c);
      await requestAddressChange(deps, adapter, requestContextOf(c), actor, c.req.valid('json'));
      return c.json(DONE, 200, asPrivate);
    })
    .openapi(confirmAddress, async (c) => {
      await asOwner(deps, c, (actor) =>
        confirmNewAddress(deps, adapter, requestContextOf(c), actor, c.req.valid('json')),
      );
      return c.json(DONE, 200, asPrivate);
    })
    .openapi(removeAccount, async (c) => {
      await asOwner(deps, c, async (actor) => {
        await confirmOwner(deps, actor, c.req.valid('json').password);
        await deleteAccount(deps, actor, {});
      });
      requestContextOf(c).setCookie(endedSessionCookieLine(isTls(deps)));
      return c.json(DONE, 200, asPrivate);
    });
}

/** Returns the signed-in user and counts a request that sends a mail. Fails with `not_signed_in`. */
export async function ownerOf(deps: Deps, c: Context<ApiEnv>): Promise<SignedInActor> {
  const actor = signedIn(c.get('actor'));
  await limitRequest(deps, requestContextOf(c), 'reauthenticate', actor.userId);
  return actor;
}

/** Runs `work` for the signed-in user. AUTH-12: only a wrong password or code counts. Fails with `not_signed_in`. */
export async function asOwner<Result>(
  deps: Deps,
  c: Context<ApiEnv>,
  work: (actor: SignedInActor) => Promise<Result>,
): Promise<Result> {
  const actor = signedIn(c.get('actor'));
  const counted = [{ limiter: 'reauthenticate', subject: actor.userId }] as const;
  return limitFailures(deps, requestContextOf(c), counted, () => work(actor));
}
