import { ApiError } from '../../data/api.ts';
import type { FieldMessage } from './check-report.ts';

const MAX_IN_SECONDS = 90;

/** The server will never accept it as it is. */
export const REJECTED: FieldMessage = { key: 'item.report.failed.refused' };

/** Why a report was not sent and what to do, for each possible failure. */
export function failureMessage(error: unknown): FieldMessage {
  if (!(error instanceof ApiError)) return { key: 'item.report.failed.server' };
  if (error.status === 0) return { key: 'item.report.failed.offline' };
  if (error.status === 429) return waitMessage(error.retryAfter ?? MAX_IN_SECONDS);
  if (error.status >= 400 && error.status < 500) return REJECTED;
  return { key: 'item.report.failed.server' };
}

function waitMessage(seconds: number): FieldMessage {
  return seconds <= MAX_IN_SECONDS
    ? { key: 'item.report.failed.seconds', values: { count: seconds } }
    : { key: 'item.report.failed.minutes', values: { count: Math.ceil(seconds / 60) } };
}
