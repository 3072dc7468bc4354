import { isDatabaseAway } from '@dalil/database/connection-failure.ts';
import { bodyLimit } from 'hono/body-limit';
import { cityRoutes } from './city/city.routes.ts';
import { GUEST } from './core/actor.ts';
import { createRouter } from './core/api-app.ts';
import type { Deps } from './core/deps.ts';
import { Failure } from './core/failure.ts';
import { problem } from './core/problem.ts';
import { publicRead } from './core/public-read.ts';
import { openDescription } from './description/description.routes.ts';
import { eventsRoutes } from './guide/events.routes.ts';
import { guideRoutes } from './guide/guide.routes.ts';
import { openDataRoutes } from './guide/open-data.routes.ts';
import { monitoringRoutes } from './monitoring/monitoring.routes.ts';
import { preferencesRoutes } from './preferences/preferences.routes.ts';
import { onboardingRoutes } from './preferences/onboarding.routes.ts';
import { privacyRoutes } from './privacy/privacy.routes.ts';
import { qualityRoutes } from './quality/quality.routes.ts';

const LARGEST_BODY_BYTES = 64 * 1024;
const RETRY_AFTER_SECONDS = 5;

/** Where the server puts the address of the reader: from the socket or a configured proxy, never from the request alone. */
export type ApiBindings = { clientAddress?: string };

/** The whole API, mounted at `/api`. Every door of the product goes through it, also pages rendered on the server. */
export function createApi(deps: Deps) {
  const router = createRouter().basePath('/api');
  router.use(async (c, next) => {
    c.set('actor', GUEST);
    c.set('clientAddress', (c.env as ApiBindings | undefined)?.clientAddress ?? 'in-process');
    await next();
  });
  router.use(publicRead);
  router.use(async (c, next) => {
    if (c.req.method === 'POST' && !isJson(c.req.header('content-type'))) throw new Failure('unsupported_media_type');
    await next();
  });
  router.use(bodyLimit({ maxSize: LARGEST_BODY_BYTES, onError: (c) => problem(c, new Failure('payload_too_large')) }));
  router.onError((error, c) => {
    if (error instanceof Failure) return problem(c, error);
    if (error instanceof SyntaxError || ('status' in error && error.status === 400)) {
      return problem(c, new Failure('invalid_input'));
    }
    if (isDatabaseAway(error)) {
      deps.log('warn', 'database_away', { path: c.req.path });
      return problem(c, new Failure('unavailable', { retryAfter: RETRY_AFTER_SECONDS }));
    }
    deps.log('error', 'api_failed', { name: error.name, path: c.req.path });
    return problem(c, new Failure('internal_error'));
  });
  router.notFound((c) => problem(c, new Failure('not_found')));
  openDescription(router, deps);
  return router
    .route('/', monitoringRoutes(deps))
    .route('/', guideRoutes(deps))
    .route('/', eventsRoutes(deps))
    .route('/', openDataRoutes(deps))
    .route('/', cityRoutes(deps))
    .route('/', preferencesRoutes(deps))
    .route('/', onboardingRoutes(deps))
    .route('/', privacyRoutes(deps))
    .route('/', qualityRoutes(deps));
}

/** Only JSON is read: a form of another site cannot send it without asking first. */
function isJson(contentType: string | undefined): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json';
}

export type Api = ReturnType<typeof createApi>;
