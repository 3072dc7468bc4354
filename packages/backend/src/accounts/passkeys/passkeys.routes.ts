import { createRoute } from '@hono/zod-openapi';
import { passkeyNameField } from '@dalil/domain/accounts/account-fields.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { signedIn } from '../../core/actor.ts';
import { createRouter } from '../../core/api-app.ts';
import type { Deps } from '../../core/deps.ts';
import { problemResponses } from '../../core/problem.ts';
import { limitAttempts, limitFailures, subjectOfAddress } from '../../core/rate-limit.ts';
import { requestContextOf } from '../../core/request-context.ts';
import { createAccountRoute, DONE, done, PRIVATE, SESSION_SECURITY } from '../route-factory.routes.ts';
import { asOwner } from '../account.routes.ts';
import { confirmOwner } from '../check-password.ts';
import { addPasskey } from './add-passkey.ts';
import { beginPasskey } from './begin-passkey.ts';
import { beginPasskeyEntry, enterByPasskey } from './enter-by-passkey.ts';
import { listPasskeys } from './list-passkeys.ts';
import {
  CREATION_EXAMPLE,
  creationOptions,
  NEW_CREDENTIAL_EXAMPLE,
  newCredential,
  PASSKEY_EXAMPLE,
  passkeyView,
  REQUEST_EXAMPLE,
  requestOptions,
  SIGNED_CREDENTIAL_EXAMPLE,
  signedCredential,
} from './passkey-schemas.ts';
import { relyingPartyOf } from './relying-party.ts';
import { removePasskey } from './remove-passkey.ts';
import { renamePasskey } from './rename-passkey.ts';

const asPrivate = { 'cache-control': PRIVATE };
const password = textInput().max(128);
const PASSWORD = 'a quiet evening at the creek';

const readPasskeys = createRoute({
  method: 'get',
  path: '/auth/passkeys',
  summary: 'The passkeys of whoever is signed in',
  security: SESSION_SECURITY,
  responses: {
    200: {
      description: 'The oldest first',
      content: {
        'application/json': {
          schema: z.object({ items: z.array(passkeyView) }),
          example: { items: [PASSKEY_EXAMPLE] },
        },
      },
    },
    ...problemResponses('not_signed_in'),
  },
});

const begin = createAccountRoute({
  path: '/auth/passkeys/begin',
  summary: 'What a browser needs to make a passkey',
  description:
    'For `navigator.credentials.create`. The answer goes to `confirm` within five minutes, in the same session.',
  input: z.object({ password }),
  example: { password: PASSWORD },
  isOwn: true,
  output: z.object({ options: creationOptions }),
  answer: { options: CREATION_EXAMPLE },
  failures: ['conflict', 'unavailable'],
});

const confirm = createAccountRoute({
  path: '/auth/passkeys/confirm',
  summary: 'Keeps the passkey a browser has made',
  description: 'It has to have asked for a finger, a face or a PIN. The owner is told by mail.',
  input: z.object({ name: passkeyNameField, credential: newCredential }),
  example: { name: 'My phone', credential: NEW_CREDENTIAL_EXAMPLE },
  isOwn: true,
  output: passkeyView,
  answer: PASSKEY_EXAMPLE,
  failures: ['passkey_refused', 'conflict', 'unavailable'],
});

const rename = createAccountRoute({
  path: '/auth/passkeys/rename',
  summary: 'Gives a passkey another name',
  input: z.object({ id: z.uuid(), name: passkeyNameField }),
  example: { id: PASSKEY_EXAMPLE.id, name: 'The old phone' },
  isOwn: true,
  output: passkeyView,
  answer: { ...PASSKEY_EXAMPLE, name: 'The old phone' },
  failures: ['not_found'],
});

const remove = createAccountRoute({
  path: '/auth/passkeys/remove',
  summary: 'Removes a passkey; it signs in no more',
  input: z.object({ id: z.uuid(), password }),
  example: { id: PASSKEY_EXAMPLE.id, password: PASSWORD },
  isOwn: true,
  output: done,
  answer: DONE,
  failures: ['not_found', 'last_way_in'],
});

const beginEntry = createAccountRoute({
  path: '/auth/sign-in/passkey/begin',
  summary: 'What a browser needs to sign in by a passkey',
  description:
    'For `navigator.credentials.get`. The answer goes to `confirm` within five minutes, from the same browser.',
  input: z.object({}),
  example: {},
  output: z.object({ options: requestOptions }),
  answer: { options: REQUEST_EXAMPLE },
  failures: ['unavailable'],
});

const enter = createAccountRoute({
  path: '/auth/sign-in/passkey/confirm',
  summary: 'Signs in by a passkey, without an address and a password',
  input: z.object({ credential: signedCredential, rememberMe: z.boolean().default(false) }),
  example: { credential: SIGNED_CREDENTIAL_EXAMPLE, rememberMe: true },
  output: z.object({ state: z.literal('signed_in') }),
  answer: { state: 'signed_in' },
  failures: ['passkey_refused', 'challenge_expired', 'account_suspended', 'unavailable'],
});

/** AUTH-13: passkeys, in the settings and at sign-in. */
export function passkeysRoutes(deps: Deps) {
  return createRouter()
    .openapi(readPasskeys, async (c) => c.json(await listPasskeys(deps, c.get('actor'), {}), 200, asPrivate))
    .openapi(begin, async (c) => {
      const options = await asOwner(deps, c, async (actor) => {
        await confirmOwner(deps, actor, c.req.valid('json').password);
        return beginPasskey(deps, actor, relyingPartyOf(deps, requestContextOf(c)));
      });
      return c.json({ options }, 200, asPrivate);
    })
    .openapi(confirm, async (c) => {
      const actor = signedIn(c.get('actor'));
      await limitAttempts(deps, c, 'writes');
      const party = relyingPartyOf(deps, requestContextOf(c));
      return c.json(await addPasskey(deps, actor, party, c.req.valid('json')), 200, asPrivate);
    })
    .openapi(rename, async (c) => {
      await limitAttempts(deps, c, 'writes');
      return c.json(await renamePasskey(deps, c.get('actor'), c.req.valid('json')), 200, asPrivate);
    })
    .openapi(remove, async (c) => {
      const { id, password: given } = c.req.valid('json');
      await asOwner(deps, c, async (actor) => {
        await confirmOwner(deps, actor, given);
        await removePasskey(deps, actor, { id });
      });
      return c.json(DONE, 200, asPrivate);
    })
    .openapi(beginEntry, async (c) => {
      await limitAttempts(deps, c, 'passkeyBegin');
      const context = requestContextOf(c);
      return c.json({ options: await beginPasskeyEntry(deps, context, relyingPartyOf(deps, context)) }, 200, asPrivate);
    })
    .openapi(enter, async (c) => {
      const context = requestContextOf(c);
      const counted = { limiter: 'passkeySignIn', subject: subjectOfAddress(context.clientAddress) } as const;
      await limitFailures(deps, context, [counted], () =>
        enterByPasskey(deps, context, relyingPartyOf(deps, context), c.req.valid('json')),
      );
      return c.json({ state: 'signed_in' as const }, 200, asPrivate);
    });
}
