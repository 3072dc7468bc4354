import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from './api-app.ts';
import type { Deps } from './deps.ts';
import { Failure } from './failure.ts';
import { isRead } from './public-read.ts';

const RETRY_AFTER_SECONDS = 60;

/**
 * While the operator works on the database: refuses everything but reads with `unavailable`, which devices answer by sending their
 * changes again later.
 */
export function rejectWrites({ isReadOnly }: Pick<Deps, 'isReadOnly'>): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    if (isReadOnly && !isRead(c.req.method)) throw new Failure('unavailable', { retryAfter: RETRY_AFTER_SECONDS });
    await next();
  };
}
