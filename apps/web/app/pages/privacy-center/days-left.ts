const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The started days until a moment, at least 0. The clock of pages stands at the last full minute, so a minute is taken off. */
export function daysLeft(until: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(until) - now.getTime() - MINUTE_MS) / DAY_MS));
}
