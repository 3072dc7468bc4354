import { takeWhole } from './whole-response.ts';

/** A page holds downloads until it has arrived. One that was closed in between does not hold them longer than this. */
const MAX_HOLD_MS = 10_000;

let held: { until: Promise<void>; release: () => void } | null = null;
const running = new Set<AbortController>();

/** Stops the downloads of `fetchInBackground` and delays the next until downloads are released. */
export function holdDownloads(isHeld: boolean): void {
  held?.release();
  held = null;
  if (!isHeld) return;
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  const timer = setTimeout(() => holdDownloads(false), MAX_HOLD_MS);
  held = {
    until,
    release: () => {
      clearTimeout(timer);
      release();
    },
  };
  for (const attempt of running) attempt.abort();
}

/** Resolves when nothing holds downloads; another page may hold them while this one waits. */
async function untilReleased(): Promise<void> {
  if (!held) return;
  await held.until;
  await untilReleased();
}

/**
 * Fetches a file completely at a low priority. What a hold has stopped is fetched again after it. Rejects if the server cannot be reached or the status is no success.
 */
export async function fetchInBackground(address: string): Promise<Response> {
  for (;;) {
    await untilReleased();
    const attempt = new AbortController();
    running.add(attempt);
    try {
      return await takeWhole(await fetch(address, { priority: 'low', signal: attempt.signal }));
    } catch (error) {
      if (!attempt.signal.aborted) throw error;
    } finally {
      running.delete(attempt);
    }
  }
}
