import { createRoute } from '@hono/zod-openapi';
import { returnPath } from '@dalil/domain/accounts/return-path.ts';
import { bodyLimit } from 'hono/body-limit';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { problemResponses } from '../core/problem.ts';
import { limitAttempts, limitFailures, subjectOfAddress } from '../core/rate-limit.ts';
import { requestContextOf } from '../core/request-context.ts';
import { createAccountRoute, DONE, done, PRIVATE, SESSION_SECURITY } from './route-factory.routes.ts';
import { asOwner } from './account.routes.ts';
import { type AuthAdapter, requireLocalOrigin } from './auth-adapter.ts';
import { confirmOwner } from './check-password.ts';
import { enterByProvider } from './enter-by-provider.ts';
import { linkedProviderView, listLinkedProviders, providerName, unlinkProvider } from './linked-providers.ts';
import { PROVIDERS } from './ways-in.ts';

const readProviders = createRoute({
  method: 'get',
  path: '/auth/providers',
  summary: 'The providers one can sign in with',
  responses: {
    200: {
      description: 'Those that are configured',
      content: {
        'application/json': {
          schema: z.object({ items: z.array(z.object({ id: z.enum(PROVIDERS), name: z.string() })) }),
        },
      },
    },
  },
});

const begin = createAccountRoute({
  path: '/auth/sign-in/provider',
  summary: 'Begins signing in with a provider: where to send the browser',
  description:
    'Ends at `/auth/callback?returnTo=…`, signed in, or with `error` (a stable code). A provider that is not configured is `not_found`.',
  input: z.object({ provider: z.enum(PROVIDERS), returnTo: z.optional(textInput().max(2000)) }),
  example: { provider: 'google', returnTo: '/ar/bookmarks' },
  output: z.object({ url: z.string() }),
  answer: { url: 'https://accounts.google.com/o/oauth2/v2/auth?client_id=…' },
  failures: ['not_found', 'unavailable'],
});

const readLinked = createRoute({
  method: 'get',
  path: '/auth/linked-providers',
  summary: 'The providers whoever is signed in can come in by',
  security: SESSION_SECURITY,
  responses: {
    200: {
      description: 'The oldest first',
      content: {
        'application/json': {
          schema: z.object({ items: z.array(linkedProviderView) }),
          example: { items: [{ id: 'google', name: 'Google', linkedAt: '2026-11-21T08:00:00.000Z' }] },
        },
      },
    },
    ...problemResponses('not_signed_in'),
  },
});

const unlink = createAccountRoute({
  path: '/auth/linked-providers/unlink',
  summary: 'Ends signing in with a provider',
  description: 'Only where a password, a passkey or another provider remains, else `last_way_in`.',
  input: z.object({ provider: z.enum(PROVIDERS), password: textInput().max(128) }),
  example: { provider: 'google', password: 'a quiet evening at the creek' },
  isOwn: true,
  output: done,
  answer: DONE,
  failures: ['not_found', 'last_way_in'],
});

/** Some providers (Apple) return to the site with a form. Only the fields that the next step reads are passed on. */
const FORM_FIELDS = ['code', 'state', 'error', 'user', 'iss'] as const;
const LARGEST_FORM_BYTES = 16 * 1024;

/**
 * AUTH-5: a provider's form is sent from the provider's site and therefore without our cookies. It is redirected to an address
 * that the browser requests with cookies. The form is not trusted and has no effect here, so it is handled before the origin
 * check.
 */
export function providerFormRoutes() {
  const router = createRouter();
  const onError = () => {
    throw new Failure('payload_too_large');
  };
  router.post('/auth/callback/:provider', bodyLimit({ maxSize: LARGEST_FORM_BYTES, onError }), async (c) => {
    const provider = PROVIDERS.find((known) => known === c.req.param('provider'));
    if (provider === undefined) throw new Failure('not_found');
    const form = new URLSearchParams(await c.req.text());
    const handedOn = new URLSearchParams();
    for (const name of FORM_FIELDS) if (form.has(name)) handedOn.set(name, form.get(name) ?? '');
    c.header('cache-control', 'private, no-store');
    return c.redirect(`/api/auth/callback/${provider}?${handedOn.toString()}`, 303);
  });
  return router;
}

/** A provider's return that did not sign in is a redirect with an error. */
function isRejected({ headers }: Response): boolean {
  return /[?&]error=/.test(headers.get('location') ?? '');
}

/** AUTH-5: sign-in with a provider. The callback is passed to the library unchanged, which checks state, nonce and verifier. */
export function oauthRoutes(deps: Deps, adapter: AuthAdapter) {
  const router = createRouter();
  router.get('/auth/callback/:provider', async (c) => {
    const context = requestContextOf(c);
    const counted = { limiter: 'providerReturn', subject: subjectOfAddress(context.clientAddress) } as const;
    return limitFailures(deps, context, [counted], () => enterByProvider(deps, adapter, context), isRejected);
  });
  return router
    .openapi(readProviders, (c) => {
      const items = PROVIDERS.filter((id) => deps.accounts.providers[id]).map((id) => {
        return { id, name: providerName(deps, id) };
      });
      return c.json({ items }, 200);
    })
    .openapi(begin, async (c) => {
      await limitAttempts(deps, c, 'providerBegin');
      requireLocalOrigin(deps, requestContextOf(c));
      const { provider, returnTo } = c.req.valid('json');
      if (!deps.accounts.providers[provider]) throw new Failure('not_found');
      const callbackURL = `/auth/callback?returnTo=${encodeURIComponent(returnPath(returnTo))}`;
      const way = { callbackURL, errorCallbackURL: '/auth/callback', disableRedirect: true };
      const { url } = await adapter.call<{ url: string }>(requestContextOf(c), (auth, headers) =>
        auth.api.signInSocial({ body: { ...way, provider }, headers, asResponse: true }),
      );
      return c.json({ url }, 200, { 'cache-control': 'private, no-store' });
    })
    .openapi(readLinked, async (c) => {
      const answer = await listLinkedProviders(deps, c.get('actor'), {});
      return c.json(answer, 200, { 'cache-control': PRIVATE });
    })
    .openapi(unlink, async (c) => {
      const { provider, password } = c.req.valid('json');
      await asOwner(deps, c, async (actor) => {
        await confirmOwner(deps, actor, password);
        await unlinkProvider(deps, actor, { provider });
      });
      return c.json(DONE, 200, { 'cache-control': PRIVATE });
    });
}
