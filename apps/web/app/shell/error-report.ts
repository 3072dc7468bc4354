import type { PageErrorKind } from '@dalil/domain/monitoring/page-error.ts';
import { isAllowed } from '../features/consent/is-allowed.ts';
import { tabStorage } from '../data/page-storage.ts';

const COUNT_KEY = 'dalil.errors';
const ID_KEY = 'dalil.error-id';
const ENDPOINT = '/api/monitoring/errors';

export type ErrorRecord = {
  id: string;
  /** The number of errors this tab has displayed, including this one. */
  count: number;
};

/** An error has one id for all renders, so it is counted and reported once. */
const records = new WeakMap<object, ErrorRecord>();

/**
 * ERR-3: gives an error an id and reports it under that id. The report contains no personal data: only the kind, the error's name
 * and the path without its query, with the trace of the request that failed where the server named one.
 */
export function recordError(error: unknown, kind: PageErrorKind, name: string): ErrorRecord {
  const key = typeof error === 'object' && error !== null ? error : undefined;
  const known = key && records.get(key);
  if (known) return known;
  const record = { id: newErrorId(), count: countUp() };
  if (key) records.set(key, record);
  tabStorage.setItem(ID_KEY, record.id);
  const { traceId } = (key ?? {}) as { traceId?: string };
  report({ id: record.id, kind, name, path: location.pathname, traceId });
  if (isAllowed('monitoring')) void tellErrorService(error, record.id, kind);
  return record;
}

/** The id of the last error displayed in this tab, or null. */
export function lastErrorId(): string | null {
  return tabStorage.getItem(ID_KEY);
}

/** The number of errors this tab has displayed. */
export function countErrors(): number {
  return Number(tabStorage.getItem(COUNT_KEY) ?? 0);
}

/** "7F3A-19C2": short enough to read out. */
function newErrorId(): string {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0'));
  const id = digits.join('').toUpperCase();
  return `${id.slice(0, 4)}-${id.slice(4)}`;
}

function countUp(): number {
  const count = countErrors() + 1;
  tabStorage.setItem(COUNT_KEY, String(count));
  return count;
}

function report(body: {
  id: string;
  kind: PageErrorKind;
  name: string;
  path: string;
  traceId: string | undefined;
}): void {
  fetch(ENDPOINT, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  }).catch(() => {
    // A failed report must not break the error page.
  });
}

/** MON-3: to the operator's error service too, where the user agreed. */
async function tellErrorService(error: unknown, id: string, kind: PageErrorKind): Promise<void> {
  try {
    const { applyConsent } = await import('../features/measuring/apply-consent.ts');
    await applyConsent();
    const { reportError } = await import('../features/measuring/error-service.ts');
    reportError(error, id, kind);
  } catch {
    // The part may be what could not be loaded. Our own server has the report.
  }
}
