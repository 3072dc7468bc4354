import type { PageErrorKind } from '@dalil/domain/monitoring/page-error.ts';
import { isRouteErrorResponse } from 'react-router';
import { ApiError } from '../data/api.ts';

export type Failure =
  /** ERR-1: a response with an error status. */
  | { type: 'status'; status: number; statusText: string; data: unknown }
  /** ERR-2, ERR-3: an exception. `message` is null where its text would be meaningless to a user. */
  | { type: 'crash'; kind: PageErrorKind; name: string; message: string | null };

/** The messages of each browser engine when a part of the site could not be loaded. */
const PART_MISSING =
  /failed to fetch dynamically imported module|error loading dynamically imported module|importing a module script failed|unable to preload css/i;
const NO_NETWORK = /^(?:failed to fetch|load failed|networkerror when attempting to fetch resource\.?)$/i;
/** React Router's replacement for a server error, so that no details leave the server. */
const HIDDEN_BY_SERVER = 'Unexpected Server Error';
/** React Router's status text for a loader's response without one, whatever its status. */
const NO_STATUS_TEXT = 'Internal Server Error';

/** Classifies any thrown value. Never throws. */
export function failureOf(error: unknown): Failure {
  if (isRouteErrorResponse(error)) {
    const statusText = error.statusText === NO_STATUS_TEXT ? '' : error.statusText;
    return { type: 'status', status: error.status, statusText, data: error.data };
  }
  if (!(error instanceof Error)) return { type: 'crash', kind: 'unknown', name: typeof error, message: null };
  const kind = kindOf(error);
  const isReadable = kind === 'unknown' && error.message !== '' && error.message !== HIDDEN_BY_SERVER;
  return { type: 'crash', kind, name: error.name, message: isReadable ? error.message : null };
}

function kindOf(error: Error): PageErrorKind {
  if (PART_MISSING.test(error.message)) return 'loading';
  if (error instanceof ApiError) return error.status === 0 ? 'connection' : 'display';
  if (NO_NETWORK.test(error.message)) return 'connection';
  if (error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError) return 'display';
  return 'unknown';
}
