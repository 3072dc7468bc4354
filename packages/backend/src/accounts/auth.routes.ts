import {
  emailField,
  fullNameField,
  passwordField,
  codeField,
  USER_TYPES,
} from '@dalil/domain/accounts/account-fields.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { limitFailures } from '../core/rate-limit.ts';
import { requestContextOf } from '../core/request-context.ts';
import type { AuthAdapter } from './auth-adapter.ts';
import { requireLinkOrigin } from './auth-adapter.ts';
import { createAccountRoute, DONE, done, PRIVATE } from './route-factory.routes.ts';
import { requestCode, confirmAddress } from './confirm-address.ts';
import { countProofAs, limitMails } from './account-limits.ts';
import { enterByPassword } from './enter-by-password.ts';
import { leave } from './leave.ts';
import { requestSignUp } from './request-sign-up.ts';
import { requestLink, setPasswordByLink } from './set-password-by-link.ts';
import { requestUnlockLink } from './unlock-link.ts';

const EMAIL = 'reader@example.com';
const PASSWORD = 'a quiet evening at the creek';
const anyPassword = textInput().min(1).max(128);
/** The page to open after a code was confirmed by the link of its mail. Sites of others are ignored. */
const returnTo = z.optional(textInput().max(2000));
const signedIn = z.object({ state: z.enum(['signed_in', 'second_factor']) });

const signUp = createAccountRoute({
  path: '/auth/sign-up',
  summary: 'Begins an account and sends a code to its address',
  description:
    'The answer is the same whether or not the address has an account; its owner is told by mail. Where the public address of the site is configured, the mail also has a link to `/auth/callback`, which confirms with one press and leads to `returnTo`. `breached` in `fields` says that a password is a commonly used one.',
  input: z.object({
    email: emailField,
    password: passwordField,
    fullName: fullNameField,
    userType: z.enum(USER_TYPES).default('resident'),
    locale: z.enum(LOCALES).default('en'),
    returnTo,
  }),
  example: {
    email: EMAIL,
    password: PASSWORD,
    fullName: 'Amina Reader',
    userType: 'resident',
    locale: 'en',
    returnTo: '/bookmarks',
  },
  output: z.object({ state: z.literal('code_sent') }),
  answer: { state: 'code_sent' },
  failures: ['busy'],
});

const sendCode = createAccountRoute({
  path: '/auth/send-code',
  summary: 'Sends another code to an address that is not confirmed yet',
  description:
    'The answer is the same for every address. The code before, and the link of its mail, no longer work. `returnTo` is as in `/auth/sign-up`.',
  input: z.object({ email: emailField, returnTo }),
  example: { email: EMAIL, returnTo: '/bookmarks' },
  output: z.object({ state: z.literal('code_sent') }),
  answer: { state: 'code_sent' },
});

const verifyEmail = createAccountRoute({
  path: '/auth/verify-email',
  summary: 'Confirms an address by its code and signs in',
  description:
    'A code is valid for ten minutes, five tries and one use. The link of its mail holds code and address in its fragment, which no server receives; the page it opens sends them here when its button is pressed. `hasPassword` is false when the code was entered in another browser than the one that signed up: the password given there proves nothing and is dropped; the owner sets one by `/auth/forgot-password`.',
  input: z.object({ email: emailField, code: codeField, type: z.literal('signup').default('signup') }),
  example: { email: EMAIL, code: '123456', type: 'signup' },
  output: z.object({ state: z.literal('signed_in'), hasPassword: z.boolean() }),
  answer: { state: 'signed_in', hasPassword: true },
  failures: ['invalid_code', 'account_suspended'],
});

const signIn = createAccountRoute({
  path: '/auth/sign-in',
  summary: 'Signs in with a password',
  description:
    '`second_factor` asks for `/auth/second-factor` within ten minutes. `email_not_verified` is said to the right password only, and sends a new code with `returnTo` as in `/auth/sign-up`. `unlockToken` of `/auth/unlock-link` makes this device a known one, so that the attempts of others do not lock it out. Without `rememberMe` the cookie ends with the browser.',
  input: z.object({
    email: emailField,
    password: anyPassword,
    rememberMe: z.boolean().default(false),
    unlockToken: z.optional(textInput().min(1).max(200)),
    returnTo,
  }),
  example: { email: EMAIL, password: PASSWORD, rememberMe: true },
  output: signedIn,
  answer: { state: 'signed_in' },
  failures: ['invalid_credentials', 'email_not_verified', 'account_suspended', 'busy'],
});

const signOut = createAccountRoute({
  path: '/auth/sign-out',
  summary: 'Ends this session; a guest is answered the same',
  input: z.object({}),
  example: {},
  output: done,
  answer: DONE,
});

const forgotPassword = createAccountRoute({
  path: '/auth/forgot-password',
  summary: 'Sends a link to set a new password',
  description:
    'The answer is the same for every address. The link works once, for an hour; a new one ends the ones before when it is used.',
  input: z.object({ email: emailField }),
  example: { email: EMAIL },
  output: z.object({ state: z.literal('link_sent') }),
  answer: { state: 'link_sent' },
  failures: ['unavailable'],
});

const unlockLink = createAccountRoute({
  path: '/auth/unlock-link',
  summary: 'Sends a link to sign in although the attempts of the account are exhausted',
  description:
    'The answer is the same for every address. The link works once, for a quarter of an hour; `/auth/sign-in` takes its token with the password.',
  input: z.object({ email: emailField }),
  example: { email: EMAIL },
  output: z.object({ state: z.literal('link_sent') }),
  answer: { state: 'link_sent' },
  failures: ['unavailable'],
});

const resetPassword = createAccountRoute({
  path: '/auth/reset-password',
  summary: 'Sets a new password by the token of a link and ends every session',
  input: z.object({ token: textInput().min(1).max(200), password: passwordField }),
  example: { token: 'xJ2mQ8wZ0rT5yN1cV7bL4kHs', password: PASSWORD },
  output: done,
  answer: DONE,
  failures: ['invalid_link', 'busy'],
});

/** AUTH-2, -3, -7, -8: routes for sign-up, sign-in and sign-out. */
export function authRoutes(deps: Deps, adapter: AuthAdapter) {
  return createRouter()
    .openapi(signUp, async (c) => {
      await requestSignUp(deps, adapter, requestContextOf(c), c.req.valid('json'));
      return c.json({ state: 'code_sent' as const }, 200, { 'cache-control': PRIVATE });
    })
    .openapi(sendCode, async (c) => {
      await limitMails(deps, requestContextOf(c), 'verify', c.req.valid('json').email);
      await requestCode(deps, adapter, requestContextOf(c), c.req.valid('json'));
      return c.json({ state: 'code_sent' as const }, 200, { 'cache-control': PRIVATE });
    })
    .openapi(verifyEmail, async (c) => {
      const context = requestContextOf(c);
      const { email, code } = c.req.valid('json');
      const { hasPassword } = await limitFailures(deps, context, countProofAs(context, 'verify', email), () =>
        confirmAddress(deps, adapter, context, { email, code }),
      );
      return c.json({ state: 'signed_in' as const, hasPassword }, 200, { 'cache-control': PRIVATE });
    })
    .openapi(signIn, async (c) => {
      const state = await enterByPassword(deps, adapter, requestContextOf(c), c.req.valid('json'));
      return c.json({ state }, 200, { 'cache-control': PRIVATE });
    })
    .openapi(signOut, async (c) => {
      await leave(deps, adapter, requestContextOf(c));
      return c.json(DONE, 200, { 'cache-control': PRIVATE });
    })
    .openapi(forgotPassword, async (c) => {
      const { email } = c.req.valid('json');
      await limitMails(deps, requestContextOf(c), 'reset', email);
      requireLinkOrigin(deps, requestContextOf(c));
      await requestLink(deps, adapter, requestContextOf(c), email);
      return c.json({ state: 'link_sent' as const }, 200, { 'cache-control': PRIVATE });
    })
    .openapi(unlockLink, async (c) => {
      const context = requestContextOf(c);
      const { email } = c.req.valid('json');
      await limitMails(deps, context, 'reset', email);
      requireLinkOrigin(deps, context);
      await requestUnlockLink(deps, adapter.originOf(context), email);
      return c.json({ state: 'link_sent' as const }, 200, { 'cache-control': PRIVATE });
    })
    .openapi(resetPassword, async (c) => {
      const context = requestContextOf(c);
      const { token, password } = c.req.valid('json');
      await limitFailures(deps, context, countProofAs(context, 'reset', token), () =>
        setPasswordByLink(deps, adapter, context, { token, password }),
      );
      return c.json(DONE, 200, { 'cache-control': PRIVATE });
    });
}
