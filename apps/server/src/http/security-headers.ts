import type { MiddlewareHandler } from 'hono';

const YEAR_SECONDS = 31_536_000;

/** A worker obeys the policy of its own script, not that of the page: it may only send requests to this site. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Headers of every response. HSTS is only sent over TLS; otherwise a local http site would become unreachable. */
export function securityHeaderValues(isTls: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
    ...(isTls ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` } : {}),
  };
}

/** A response without a policy of its own may not load or run anything. */
export function securityHeaders(isTls: boolean): MiddlewareHandler {
  const values = Object.entries(securityHeaderValues(isTls));
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of values) headers.set(name, value);
    if (!headers.has('content-security-policy')) {
      headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'");
    }
  };
}
