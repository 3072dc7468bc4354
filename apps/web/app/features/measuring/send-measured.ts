import type { PageView, PageVital } from '@dalil/domain/monitoring/measurements.ts';
import { MAX_WAITING } from '@dalil/domain/monitoring/measuring-limits.ts';
import { pagePattern } from '@dalil/domain/monitoring/page-pattern.ts';
import { isAllowed } from '../consent/is-allowed.ts';
import { followPageViews, returnPageViews, takePageViews, type WaitingView } from './page-views.ts';

const ENDPOINT = '/api/monitoring/measurements';
const RETRY_MS = 30_000;
const MEMORY_BATCH = 10;

let vitals: PageVital[] = [];
let memory: number[] = [];
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

/** MON-2: megabytes of memory that the page uses. They are sent with the vitals, or when five minutes have come together. */
export function addMemory(megabytes: number): void {
  if (!isAllowed('performance')) return;
  memory = [...memory, megabytes].slice(-MAX_WAITING);
  if (memory.length % MEMORY_BATCH === 0) void sendMeasured();
}

/** Sends what waits, without cookies, one request at a time. What could not be sent waits for the next time. */
export function sendMeasured(): Promise<void> {
  sending = sending.then(send);
  return sending;
}

async function send(): Promise<void> {
  const taken = isAllowed('analytics') ? takePageViews() : [];
  const measured = isAllowed('performance') ? vitals : [];
  const used = isAllowed('performance') ? memory : [];
  vitals = [];
  memory = [];
  const views = taken.flatMap(viewOf);
  if (views.length + measured.length + used.length === 0) return;
  try {
    const answer = await fetch(ENDPOINT, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      body: JSON.stringify({ views, vitals: measured, memory: used }),
      keepalive: true,
    });
    // What the server refuses it would refuse again.
    if (answer.status < 500) return;
  } catch {
    // Without a connection, or while the server is away.
  }
  returnPageViews(taken);
  vitals.unshift(...measured);
  memory = [...used, ...memory].slice(-MAX_WAITING);
  setTimeout(() => void sendMeasured(), RETRY_MS);
}

function viewOf({ path, params, locale }: WaitingView): PageView[] {
  const pattern = pagePattern(path, params);
  return pattern === null ? [] : [{ pattern, locale }];
}
