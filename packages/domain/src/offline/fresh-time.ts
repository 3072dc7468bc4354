/** DATA-1: for so long an answer is taken for the newest, and nobody is asked again. */
export const FRESH_MS = 5 * 60 * 1000;

const STALE_MS = 24 * 60 * 60 * 1000;

/** PWA-5: after a day what the device has may be out of date. It is shown all the same, and says so. */
export function isStale(checkedAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(checkedAt) > STALE_MS;
}
