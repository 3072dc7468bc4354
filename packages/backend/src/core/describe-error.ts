import { errorCode } from '@dalil/database/connection-failure.ts';
import type { LogFields } from './deps.ts';

/** A code of a library may quote what it was given. */
const PLAIN_CODE = /^[A-Za-z0-9_]{1,60}$/;
const OWN_CODE = /^\s*at .*?((?:packages|apps)\/[^)\s]+)/m;

/**
 * What the log may contain of an error: its class, the code of PostgreSQL or the system where it has one, and the first place in our
 * code. Never its message, which may contain what a user typed.
 */
export function describeError(error: unknown): LogFields {
  if (!(error instanceof Error)) return { name: typeof error };
  const given = errorCode(error);
  const code = given !== undefined && PLAIN_CODE.test(given) ? given : undefined;
  const [, place] = OWN_CODE.exec(error.stack ?? '') ?? [];
  return { name: error.name, ...(code === undefined ? {} : { code }), ...(place === undefined ? {} : { place }) };
}
