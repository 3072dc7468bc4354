/** When the items of a list were last known to be valid: four in five of them in `since` or later, the latest in `newest`. */
export type CheckedDates = { since: string; newest: string };

/** The part of the items that may be older than `since`. Shared with the database, which takes the same share. */
export const OLDER_SHARE = 0.2;

/** The dates of a list's items, in any order. Null where there are none. */
export function checkedDates(dates: readonly string[]): CheckedDates | null {
  const sorted = dates.toSorted();
  const since = sorted[Math.max(0, Math.ceil(sorted.length * OLDER_SHARE) - 1)];
  const newest = sorted.at(-1);
  return since === undefined || newest === undefined ? null : { since, newest };
}
