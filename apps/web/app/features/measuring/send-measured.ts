import type { PageView, PageVital } from '@dalil/domain/monitoring/measurements.ts';
import { pagePattern } from '@dalil/domain/monitoring/page-pattern.ts';
import { isAllowed } from '../consent/is-allowed.ts';
import { followPageViews, returnPageViews, takePageViews, type WaitingView } from './page-views.ts';

const ENDPOINT = '/api/monitoring/measurements';
const RETRY_MS = 30_000;

let vitals: PageVital[] = [];
let sending = Promise.resolve();
let isListening = false;

/** PRIV-3: page views are sent from now on, with those that waited. */
export function startCounting(): void {
  followPageViews(() => void sendMeasured());
  if (isListening) return;
  isListening = true;
  addEventListener('online', () => void sendMeasured());
}

export function addVital(vital: PageVital): void {
  if (isAllowed('performance')) vitals.push(vital);
}

/** Sends what waits, without cookies, one request at a time. What could not be sent waits for the next time. */
export function sendMeasured(): Promise<void> {
  sending = sending.then(send);
  return sending;
}

async function send(): Promise<void> {
  const taken = isAllowed('analytics') ? takePageViews() : [];
  const measured = isAllowed('performance') ? vitals : [];
  vitals = [];
  const views = taken.flatMap(viewOf);
  if (views.length + measured.length === 0) return;
  try {
    const answer = await fetch(ENDPOINT, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      body: JSON.stringify({ views, vitals: measured }),
      keepalive: true,
    });
    // What the server refuses it would refuse again.
    if (answer.status < 500) return;
  } catch {
    // Without a connection, or while the server is away.
  }
  returnPageViews(taken);
  vitals.unshift(...measured);
  setTimeout(() => void sendMeasured(), RETRY_MS);
}

function viewOf({ path, params, locale }: WaitingView): PageView[] {
  const pattern = pagePattern(path, params);
  return pattern === null ? [] : [{ pattern, locale }];
}
