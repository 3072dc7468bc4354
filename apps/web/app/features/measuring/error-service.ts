import type { PageErrorKind } from '@dalil/domain/monitoring/page-error.ts';
import { envelopeAddress, type ErrorService } from '@dalil/domain/monitoring/measuring-services.ts';
import { readFrames } from './stack-frames.ts';

const MAX_ERRORS = 20;

let service: ErrorService | undefined;
let isFollowing = false;
let sent = 0;
const reported = new WeakSet<object>();

/**
 * MON-3: sends errors of pages, and the loading times of a part of them, to the operator's error service. The messages of errors
 * are left out, because they may quote what a user typed; addresses are sent without their query.
 */
export function startErrorService(given: ErrorService, random: () => number = Math.random): void {
  service = given;
  if (isFollowing) return;
  isFollowing = true;
  addEventListener('error', ({ error }) => reportError(error, newId(), 'unknown'));
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason, newId(), 'unknown'));
  if (random() >= given.traceSampleRate) return;
  if (document.readyState === 'complete') sendLoadingTime();
  // The end of the event is known after it.
  else addEventListener('load', () => setTimeout(sendLoadingTime));
}

export function stopErrorService(): void {
  service = undefined;
}

/** `id` is the Error ID that the user sees (ERR-3). An error is sent once. */
export function reportError(error: unknown, id: string, kind: PageErrorKind): void {
  if (!service || sent >= MAX_ERRORS || !(error instanceof Error) || reported.has(error)) return;
  reported.add(error);
  sent += 1;
  const frames = readFrames(error.stack ?? '');
  send('event', {
    level: 'error',
    tags: { error_id: id, kind, language: document.documentElement.lang },
    exception: { values: [{ type: error.name, value: id, ...(frames.length > 0 ? { stacktrace: { frames } } : {}) }] },
  });
}

function sendLoadingTime(): void {
  const [entry] = performance.getEntriesByType('navigation');
  if (!entry) return;
  const start = performance.timeOrigin / 1000;
  send('transaction', {
    transaction: location.pathname,
    start_timestamp: start,
    timestamp: start + entry.loadEventEnd / 1000,
    contexts: { trace: { trace_id: hex(16), span_id: hex(8), op: 'pageload' } },
    spans: [],
  });
}

/** An envelope: its header, the header of its one item, the item. Sent as text, so that no request for permission comes first. */
function send(type: 'event' | 'transaction', item: Record<string, unknown>): void {
  if (!service) return;
  const { dsn, environment } = service;
  const event_id = hex(16);
  const body = {
    event_id,
    timestamp: Date.now() / 1000,
    platform: 'javascript',
    environment,
    request: { url: location.origin + location.pathname },
    ...item,
  };
  const lines = [{ event_id, dsn, sent_at: new Date().toISOString() }, { type }, body];
  fetch(envelopeAddress(dsn) ?? '', {
    method: 'POST',
    body: lines.map((line) => JSON.stringify(line)).join('\n'),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => {
    // The user has the id, and our own server has it too (ERR-3).
  });
}

function hex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

/** Of an error that no page displays. */
function newId(): string {
  return hex(4)
    .toUpperCase()
    .replace(/^(.{4})/, '$1-');
}
