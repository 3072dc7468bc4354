/** The types of values that providers answer and that nothing in the guide can compute. */
export const LIVE_FEEDS = [
  'weather',
  'areas',
  'sea',
  'air',
  'warnings',
  'rates',
  'traffic',
  'headlines',
  'listings',
  'tickets',
] as const;
export type LiveFeed = (typeof LIVE_FEEDS)[number];

const HOUR_MS = 3_600_000;

/** How long a value counts as current after its provider confirmed it. */
export const FRESH_HOURS: Readonly<Record<LiveFeed, number>> = {
  weather: 3,
  areas: 3,
  sea: 6,
  air: 3,
  warnings: 1,
  rates: 24,
  /** As long as providers permit to keep it. */
  traffic: 0.25,
  headlines: 24,
  listings: 24,
  tickets: 24,
};

/** Past this multiple of the limit a value is displayed only on request. */
const OLD_AFTER = 4;

/** `fresh` is shown. `stale` is shown with its age. `old` is shown only to users who ask for it. */
export const LIVE_STATES = ['fresh', 'stale', 'old'] as const;
export type LiveState = (typeof LIVE_STATES)[number];

/**
 * The state of a value by the time its provider last confirmed it (an ISO instant). A time in the future, by the clock of a device
 * that is slow, counts as now. An unreadable time is old.
 */
export function liveState(feed: LiveFeed, fetchedAt: string, now: Date): LiveState {
  const age = now.getTime() - Date.parse(fetchedAt);
  const limit = FRESH_HOURS[feed] * HOUR_MS;
  if (age <= limit) return 'fresh';
  return age <= limit * OLD_AFTER ? 'stale' : 'old';
}

/** The age of a value in whole minutes; 0 for a time in the future. */
export function ageMinutes(fetchedAt: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(fetchedAt)) / 60_000));
}
