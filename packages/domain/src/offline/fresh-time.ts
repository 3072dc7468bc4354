/** DATA-1: how long an answer counts as fresh and is not requested again. */
export const FRESH_MS = 5 * 60 * 1000;

const STALE_MS = 24 * 60 * 60 * 1000;

/** PWA-5: after a day stored data may be out of date. It is still displayed, with a notice. */
export function isStale(checkedAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(checkedAt) > STALE_MS;
}
