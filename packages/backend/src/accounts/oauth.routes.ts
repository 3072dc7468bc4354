import { createRoute } from '@hono/zod-openapi';
import { returnPath } from '@dalil/domain/accounts/return-path.ts';
import * as z from 'zod';
import { createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { limitAttempts } from '../core/rate-limit.ts';
import { visitOf } from '../core/visit.ts';
import { accountDoor } from './account-door.routes.ts';
import { type AuthDoor, requireLinkOrigin } from './auth-door.ts';
import { enterByProvider } from './enter-by-provider.ts';

const PROVIDERS = ['google', 'apple', 'facebook', 'oidc'] as const;

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

const begin = accountDoor({
  path: '/auth/sign-in/provider',
  summary: 'Begins signing in with a provider: where to send the browser',
  description:
    'Ends at `/auth/callback?returnTo=…`, signed in, or with `error` (a stable code). A provider that is not configured is `not_found`.',
  input: z.object({ provider: z.enum(PROVIDERS), returnTo: z.optional(z.string().max(2000)) }),
  example: { provider: 'google', returnTo: '/ar/bookmarks' },
  output: z.object({ url: z.string() }),
  answer: { url: 'https://accounts.google.com/o/oauth2/v2/auth?client_id=…' },
  failures: ['not_found', 'unavailable'],
});

/** AUTH-5: signing in with a provider. Its way back goes to the library as it is: it checks state, nonce and verifier. */
export function oauthRoutes(deps: Deps, door: AuthDoor) {
  const router = createRouter();
  router.get('/auth/callback/:provider', async (c) => {
    await limitAttempts(deps, c, 'providerReturn');
    return enterByProvider(deps, door, visitOf(c));
  });
  return router
    .openapi(readProviders, (c) => {
      const { google, apple, facebook, oidc } = deps.accounts.providers;
      const items = [
        ...(google ? [{ id: 'google' as const, name: 'Google' }] : []),
        ...(apple ? [{ id: 'apple' as const, name: 'Apple' }] : []),
        ...(facebook ? [{ id: 'facebook' as const, name: 'Facebook' }] : []),
        ...(oidc ? [{ id: 'oidc' as const, name: oidc.name }] : []),
      ];
      return c.json({ items }, 200);
    })
    .openapi(begin, async (c) => {
      await limitAttempts(deps, c, 'signIn');
      requireLinkOrigin(deps, visitOf(c));
      const { provider, returnTo } = c.req.valid('json');
      if (!deps.accounts.providers[provider]) throw new Failure('not_found');
      const callbackURL = `/auth/callback?returnTo=${encodeURIComponent(returnPath(returnTo))}`;
      const way = { callbackURL, errorCallbackURL: '/auth/callback', disableRedirect: true };
      const { url } = await door.call<{ url: string }>(visitOf(c), (auth, headers) =>
        auth.api.signInSocial({ body: { ...way, provider }, headers, asResponse: true }),
      );
      return c.json({ url }, 200, { 'cache-control': 'private, no-store' });
    });
}
