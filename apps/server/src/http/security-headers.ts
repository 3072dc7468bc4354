import type { MiddlewareHandler } from 'hono';
import { BARE_POLICY } from './content-security-policy.ts';

const YEAR_SECONDS = 31_536_000;

/** A worker obeys the policy of its own script, not that of the page: it may only send requests to this site. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The worker of the map imports one of our files, and fetches tiles of the provider the operator has set. */
export function mapWorkerPolicy(origins: readonly string[]): string {
  const connections = ["'self'", ...origins].join(' ');
  return `default-src 'none'; script-src 'self'; connect-src ${connections}; base-uri 'none'; frame-ancestors 'none'`;
}

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

/** Scripts, styles, fonts and pictures of a page. None of them is a document, so most headers would mean nothing. */
const INERT = /^(?:text\/(?:css|javascript)|font\/|image\/(?:png|jpeg|webp|avif|x-icon))/;

/** Adds the headers to every response. Files of a page need only two: their type is final, and other sites may not embed them. */
export function securityHeaders(isTls: boolean): MiddlewareHandler {
  const values = Object.entries(securityHeaderValues(isTls));
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    if (c.res.status === 200 && INERT.test(headers.get('content-type') ?? '')) {
      headers.set('x-content-type-options', 'nosniff');
      return;
    }
    for (const [name, value] of values) headers.set(name, value);
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', BARE_POLICY);
  };
}
