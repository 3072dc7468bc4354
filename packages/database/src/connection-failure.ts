import { ConfigurationError } from './configuration-error.ts';
import { type DatabaseAddress, describeAddress } from './connection-address.ts';

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ECONNRESET',
  'ENOENT',
]);

/** PostgreSQL's error code while it starts, recovers or shuts down. */
export const STARTING_UP = '57P03';

/** The code of a PostgreSQL or system error. An AggregateError (several addresses of one name) has that of its first error. */
export function errorCode(error: unknown): string | undefined {
  if (error instanceof AggregateError && error.errors.length > 0) return errorCode(error.errors[0]);
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error ? errorCode(error.cause) : undefined;
}

/**
 * PostgreSQL's error classes: connection exception, insufficient resources, operator intervention, object not in the required
 * state.
 */
const UNAVAILABLE = /^(?:08|53|57P|57014|55000)/;
/** Messages of `pg` without a code, for a broken connection or a connection timeout. */
const BROKEN =
  /connection terminated|timeout exceeded when trying to connect|client (?:has encountered a connection error|was closed)/i;

/**
 * Whether a statement failed because the database is unavailable, restarting or overloaded. The same request may succeed later.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = errorCode(error);
  if (code !== undefined) return UNREACHABLE.has(code) || code === 'EPIPE' || UNAVAILABLE.test(code);
  return error instanceof Error && (BROKEN.test(error.message) || isDatabaseUnavailable(error.cause));
}

/** Converts an error of `pg` while connecting into a message for the operator. */
export function connectionFailure(address: DatabaseAddress, error: unknown): Error {
  if (error instanceof ConfigurationError) return error;
  if (!('url' in address)) return error instanceof Error ? error : new Error(String(error));
  return new ConfigurationError(sentence(address, error), ['DATABASE_URL'], { cause: error });
}

function sentence(address: DatabaseAddress, error: unknown): string {
  const { place, user, database } = describeAddress(address);
  const code = errorCode(error) ?? '';
  const message = error instanceof Error ? error.message : String(error);
  if (UNREACHABLE.has(code) || /timeout/i.test(message)) {
    return `No database answers at ${place}, where DATABASE_URL points (${code || 'no answer in time'}). Start it, or correct DATABASE_URL.`;
  }
  if (code === '28P01' || code === '28000' || message.startsWith('SASL')) {
    return `The database at ${place} rejects the account "${user}" of DATABASE_URL. Correct its name, its password or its access rights.`;
  }
  if (code === '3D000') {
    return `The database "${database}" of DATABASE_URL does not exist at ${place}. Create it, or correct the name.`;
  }
  if (code === STARTING_UP) {
    return `The database at ${place}, where DATABASE_URL points, is still starting or shutting down. Start Dalil again when it is ready.`;
  }
  return `Connecting to the database at ${place} with DATABASE_URL failed: ${message}. Correct DATABASE_URL or that database.`;
}
