import type { MiddlewareHandler } from 'hono';

const YEAR_SECONDS = 31_536_000;

/** Headers every answer carries. HSTS only where readers really come over TLS, or a local http site would lock itself out. */
export function securityHeaders(isTls: boolean): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set('x-content-type-options', 'nosniff');
    headers.set('x-frame-options', 'DENY');
    headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    headers.set('cross-origin-opener-policy', 'same-origin');
    headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
    if (!headers.has('content-security-policy')) {
      headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'");
    }
    if (isTls) headers.set('strict-transport-security', `max-age=${YEAR_SECONDS}; includeSubDomains`);
  };
}
