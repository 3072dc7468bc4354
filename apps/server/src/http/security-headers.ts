import type { MiddlewareHandler } from 'hono';

const YEAR_SECONDS = 31_536_000;

/** What every answer says. HSTS only where readers really come over TLS, or a local http site would lock itself out. */
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

/** An answer without a policy of its own may load and run nothing. */
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
