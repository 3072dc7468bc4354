import { createRoute } from '@hono/zod-openapi';
import { fullNameField, passwordField } from '@dalil/domain/accounts/account-fields.ts';
import type { Context } from 'hono';
import * as z from 'zod';
import { type ApiEnv, createRouter } from '../../core/api-app.ts';
import type { Deps } from '../../core/deps.ts';
import { problemResponses } from '../../core/problem.ts';
import { limitAttempts } from '../../core/rate-limit.ts';
import { requestContextOf } from '../../core/request-context.ts';
import { type AuthAdapter, requireLinkOrigin } from '../auth-adapter.ts';
import { createAccountRoute, DONE, done, PRIVATE, SESSION_SECURITY } from '../route-factory.routes.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { sendInvitationAgain, withdrawInvitation } from './change-invitation.ts';
import { limitInvitation } from './find-invitation.ts';
import { INVITATION_EXAMPLE, invitationSchema } from './invitation-view.ts';
import { inviteInput, inviteOutput, inviteStaff } from './invite-staff.ts';
import { listInvitations } from './list-invitations.ts';
import { foundInvitation, lookUpInvitation, tokenField } from './look-up-invitation.ts';

const asPrivate = { 'cache-control': PRIVATE };
const TOKEN = 'xJ2mQ8wZ0rT5yN1cV7bL4kHs';
const { id: ID, email: EMAIL, role: ROLE, locale: LOCALE, expiresAt: EXPIRES } = INVITATION_EXAMPLE;
const ofInvitation = z.object({ id: z.uuid().meta({ description: 'The id of the invitation', example: ID }) });

const list = createRoute({
  method: 'get',
  path: '/invitations',
  summary: 'The open invitations to the staff, the newest first',
  security: SESSION_SECURITY,
  responses: {
    200: {
      description: 'Found',
      content: {
        'application/json': {
          schema: z.object({ items: z.array(invitationSchema) }),
          example: { items: [INVITATION_EXAMPLE] },
        },
      },
    },
    ...problemResponses('not_signed_in', 'permission_denied'),
  },
});

const invite = createAccountRoute({
  path: '/invitations',
  summary: 'Invites people to the staff, by a link for 72 hours',
  description:
    'All of the addresses or none: a problem is at `emails.{n}` (`staff`, `suspended`, `invited`, `too_many`). Without a mail server nothing is mailed, and each invitation has the `path` of its link, this once.',
  isOwn: true,
  input: inviteInput,
  example: { emails: [EMAIL], role: ROLE, locale: LOCALE },
  output: inviteOutput,
  answer: { invited: [{ id: ID, email: EMAIL }] },
  failures: ['permission_denied', 'unavailable'],
});

function change<Path extends string, Output extends z.ZodType>(
  path: Path,
  summary: string,
  output: Output,
  example: z.input<Output>,
) {
  return createRoute({
    method: 'post',
    path,
    summary,
    security: SESSION_SECURITY,
    request: {
      params: ofInvitation,
      body: { required: true, content: { 'application/json': { schema: z.object({}), example: {} } } },
    },
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: output, example } } },
      ...problemResponses(
        'invalid_input',
        'not_signed_in',
        'permission_denied',
        'not_found',
        'too_many_requests',
        'origin_refused',
        'unavailable',
      ),
    },
  });
}

const sendAgain = change(
  '/invitations/{id}/send',
  'Makes a new link of an invitation; the one before no longer works',
  z.object({ path: z.optional(z.string()) }),
  {},
);
const withdraw = change('/invitations/{id}/withdraw', 'Withdraws an invitation', done, DONE);

const lookUp = createAccountRoute({
  path: '/auth/invitation',
  summary: 'What the link of an invitation leads to',
  input: z.object({ token: tokenField }),
  example: { token: TOKEN },
  output: foundInvitation,
  answer: {
    state: 'waiting',
    email: EMAIL,
    role: ROLE,
    locale: LOCALE,
    expiresAt: EXPIRES,
    hasAccount: false,
    asksForFactor: false,
  },
  failures: ['invalid_link'],
});

const accept = createAccountRoute({
  path: '/auth/invitation/accept',
  summary: 'Accepts an invitation to the staff',
  description:
    'Without a confirmed account the address gets one, with `fullName` and `password`, and is signed in. An account that has the address must be signed in and gets the role. `conflict`: the invitation is no longer open. The role of a publisher or admin holds only with a second factor: until then the session is that of a user (`withheldRole`).',
  input: z.object({ token: tokenField, fullName: z.optional(fullNameField), password: z.optional(passwordField) }),
  example: { token: TOKEN, fullName: 'Amina Reader', password: 'a quiet evening at the creek' },
  output: done,
  answer: DONE,
  failures: ['invalid_link', 'not_signed_in', 'account_suspended', 'conflict', 'busy'],
});

/** STAFF-7: invitations to the staff, and what their links do. */
export function invitationsRoutes(deps: Deps, adapter: AuthAdapter) {
  return createRouter()
    .openapi(list, async (c) => c.json(await listInvitations(deps, c.get('actor'), {}), 200, asPrivate))
    .openapi(invite, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const input = { ...c.req.valid('json'), origin: originOf(deps, adapter, c) };
      return c.json(await inviteStaff(deps, c.get('actor'), input), 200, asPrivate);
    })
    .openapi(sendAgain, async (c) => {
      await limitAttempts(deps, c, 'writes');
      const input = { ...c.req.valid('param'), origin: originOf(deps, adapter, c) };
      return c.json(await sendInvitationAgain(deps, c.get('actor'), input), 200, asPrivate);
    })
    .openapi(withdraw, async (c) => {
      await limitAttempts(deps, c, 'writes');
      return c.json(await withdrawInvitation(deps, c.get('actor'), c.req.valid('param')), 200, asPrivate);
    })
    .openapi(lookUp, async (c) => {
      const input = c.req.valid('json');
      await limitInvitation(deps, requestContextOf(c), input.token);
      return c.json(await lookUpInvitation(deps, c.get('actor'), input), 200, asPrivate);
    })
    .openapi(accept, async (c) => {
      const context = requestContextOf(c);
      const { token, fullName, password } = c.req.valid('json');
      await limitInvitation(deps, context, token);
      const person = fullName !== undefined && password !== undefined ? { fullName, password } : null;
      await acceptInvitation(deps, context, { token, person });
      return c.json(DONE, 200, asPrivate);
    });
}

/** The origin of the links of mails. Null where no mail server sends them. Fails with `unavailable`. */
function originOf(deps: Deps, adapter: AuthAdapter, c: Context<ApiEnv>): string | null {
  if (!deps.isMailSetUp) return null;
  const context = requestContextOf(c);
  requireLinkOrigin(deps, context);
  return adapter.originOf(context);
}
