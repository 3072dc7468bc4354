import type { MiddlewareHandler } from 'hono';
import { Failure } from './failure.ts';

/**
 * Rejects an address with a NUL in its path or query before anything reads it. The schemas reject it too, but a provider's return
 * goes to the authentication library without one. Half a surrogate pair cannot be written in an address.
 */
export const rejectNul: MiddlewareHandler = async (c, next) => {
  if (c.req.url.includes('%00')) throw new Failure('invalid_input');
  await next();
};
