import type { Tracing } from '@dalil/backend/core/tracing.ts';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { kindOf } from '../http/metrics.ts';

/**
 * MON-3: a span for each request that is not for a file, named after its route. The API and the pages name it more precisely. Pages
 * answered from memory do not come this far.
 */
export function traceRequests(tracing: Tracing): MiddlewareHandler {
  return async (c, next) => {
    const kind = kindOf(c.req.path);
    if (kind === 'file' || kind === 'artwork') return next();
    const { method } = c.req;
    const values = { 'http.request.method': method, 'http.route': routePath(c, -1) };
    const start = { name: `${method} ${values['http.route']}`, kind: 'server', values } as const;
    const answered = async () => {
      await next();
      tracing.note({ 'http.response.status_code': c.res.status });
    };
    await tracing.trace(start, answered, c.req.header('traceparent'));
  };
}
