import { createRoute } from '@hono/zod-openapi';
import { codeField } from '@dalil/domain/accounts/account-fields.ts';
import { MAIL_FAILURE_KINDS } from '@dalil/domain/notifications/mail-failure.ts';
import * as z from 'zod';
import { createRouter } from '../core/api-app.ts';
import { signedIn } from '../core/actor.ts';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { problemResponses } from '../core/problem.ts';
import { addressCode, isAddressCode } from '../emails/failures/address-code.ts';
import { findFailure, forgetFailure } from '../emails/failures/record-failure.ts';
import { findAddressee, sendAddressCheck } from './account-mails.ts';
import { ownerOf } from './account.routes.ts';
import { createAccountRoute, DONE, done, PRIVATE, SESSION_SECURITY } from './route-factory.routes.ts';

const failureSchema = z.object({ kind: z.enum(MAIL_FAILURE_KINDS), at: z.string() });
const asPrivate = { 'cache-control': PRIVATE };
const OWN = { isOwn: true, output: done, answer: DONE } as const;

const readAddress = createRoute({
  method: 'get',
  path: '/auth/address',
  summary: 'Whether mail reaches the address of the account',
  security: SESSION_SECURITY,
  responses: {
    200: {
      description: 'The last failure, or null',
      content: {
        'application/json': {
          schema: z.object({ failure: z.nullable(failureSchema) }),
          example: { failure: null },
        },
      },
    },
    ...problemResponses('not_signed_in'),
  },
});

const sendCode = createAccountRoute({
  ...OWN,
  path: '/auth/address/code',
  summary: 'Sends a code to the own address that mail failed on',
  input: z.object({}),
  example: {},
});

const confirm = createAccountRoute({
  ...OWN,
  path: '/auth/address/confirm',
  summary: 'Takes mails about saved items up again once the code is right',
  input: z.object({ code: codeField }),
  example: { code: '123456' },
  failures: ['invalid_code'],
});

/** NOTIF-4: an address that mail failed on, and how its owner confirms it. */
export function addressRoutes(deps: Deps) {
  const findOwn = async (userId: string) => {
    const owner = await findAddressee(deps, { id: userId });
    return { owner, failure: owner && (await findFailure(deps, owner.email)) };
  };
  return createRouter()
    .openapi(readAddress, async (c) => {
      const { failure } = await findOwn(signedIn(c.get('actor')).userId);
      const kind = MAIL_FAILURE_KINDS.find((known) => known === failure?.kind);
      const view = failure && kind ? { kind, at: failure.lastAt.toISOString() } : null;
      return c.json({ failure: view }, 200, asPrivate);
    })
    .openapi(sendCode, async (c) => {
      const { owner, failure } = await findOwn((await ownerOf(deps, c)).userId);
      if (owner && failure) await sendAddressCheck(deps, owner, addressCode(deps, owner.email, failure.lastAt));
      return c.json(DONE, 200, asPrivate);
    })
    .openapi(confirm, async (c) => {
      const { owner, failure } = await findOwn((await ownerOf(deps, c)).userId);
      const { code } = c.req.valid('json');
      if (owner && failure) {
        if (!isAddressCode(deps, owner.email, failure.lastAt, code)) throw new Failure('invalid_code');
        await forgetFailure(deps, owner.email);
      }
      return c.json(DONE, 200, asPrivate);
    });
}
