const STALE_MS = 24 * 60 * 60 * 1000;

/** PWA-5: after a day what the device has may be out of date. It is shown all the same, and says so. */
export function isStale(checkedAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(checkedAt) > STALE_MS;
}
