import type { OpeningHours } from '../guide/opening-hours.ts';
import type { ScheduleRow } from '../guide/schedule.ts';
import type { Sun } from './day-part.ts';
import type { LiveOutlook } from './live/live-outlook.ts';
import type { Prayer } from './prayer-times.ts';
import type { TariffWindow } from './tariff.ts';
import type { MinuteSpan, MonthMeans } from './usual-day.ts';

/** What a place is suggested for. */
export const PLACE_ROLES = ['indoors', 'souk', 'view', 'seafront', 'food', 'walk', 'sunset'] as const;
export type PlaceRole = (typeof PLACE_ROLES)[number];

export const VERDICT_KINDS = [
  'sunrise',
  'sunset',
  'swim',
  'walk',
  'indoors',
  'souk',
  'view',
  'seafront',
  'food',
  'parking',
  'drive',
  'metro',
  'iftar',
  'suhoor',
  'shade',
  'peak',
  'noMetro',
  'sermon',
  'warning',
] as const;
export type VerdictKind = (typeof VERDICT_KINDS)[number];

/** Why a verdict holds. The values are numbers and minutes; pages put them into words. */
export type Reason =
  | { code: 'sunrise' | 'sunset' | 'open' | 'runs' | 'maghrib' | 'fajr' | 'sermon'; minute: number }
  | { code: 'usualSea' | 'usualUv' | 'usualHigh' | 'usualLow' | 'liveSea' | 'liveFelt' | 'toll'; value: number }
  | { code: 'always' | 'freeNight' | 'freeSunday' | 'freeHoliday' | 'noToll' | 'parkingPeak' };

/** Something to do at this time (`go`), or something that is better later (`wait`, until the end of its window). */
export type Verdict = {
  id: string;
  kind: VerdictKind;
  advice: 'go' | 'wait';
  /** Minutes since the midnight of the day. The end may be after the next midnight; null if it is not known or never. */
  from: number;
  until: number | null;
  /** Higher comes first. */
  weight: number;
  place: string | null;
  reasons: Reason[];
};

/** What the verdicts of a day are computed from. What is not known is null, and yields no verdict. */
export type VerdictDay = {
  /** `YYYY-MM-DD` in Dubai. */
  date: string;
  sun: Sun;
  prayers: Readonly<Record<Prayer, number>>;
  /** Of this day and the next, from this day's midnight. */
  tariffs: { salik: readonly TariffWindow[]; parking: readonly TariffWindow[] };
  month: MonthMeans | null;
  /** What providers say of the hours ahead and warn of. Null where nothing is known or it is too old to rely on. */
  live: LiveOutlook | null;
  /** The metro's hours in an ordinary week. */
  metro: readonly ScheduleRow[] | null;
  /** The minute of the Friday sermon. */
  sermon: number | null;
  places: readonly { id: string; role: PlaceRole; hours: OpeningHours | null }[];
};

const BEST = 3;
const FAR = Number.POSITIVE_INFINITY;

function isActive({ from, until }: Verdict, minute: number): boolean {
  return from <= minute && minute < (until ?? FAR);
}

/** Verdicts in the order they are displayed: what to do before what to leave for later. */
export function inOrder(verdicts: readonly Verdict[]): Verdict[] {
  return verdicts.toSorted(
    (a, b) =>
      Number(a.advice === 'wait') - Number(b.advice === 'wait') || b.weight - a.weight || a.id.localeCompare(b.id),
  );
}

/**
 * The best verdicts at a minute: three things to do, each of its own kind as long as there are other kinds, and one more at most that is
 * better left for later.
 */
export function bestAt(verdicts: readonly Verdict[], minute: number): Verdict[] {
  const active = verdicts.filter((verdict) => isActive(verdict, minute)).toSorted((a, b) => b.weight - a.weight);
  const toDo = active.filter(({ advice }) => advice === 'go');
  const isFirstOfKind = ({ kind }: Verdict, at: number) => toDo.findIndex((other) => other.kind === kind) === at;
  const [ownKind, sameKind] = [toDo.filter(isFirstOfKind), toDo.filter((verdict, at) => !isFirstOfKind(verdict, at))];
  const toLeave = active.filter(({ advice }) => advice === 'wait');
  return inOrder([...[...ownKind, ...sameKind].slice(0, BEST), ...toLeave.slice(0, 1)]);
}

/** A verdict with the minutes of the day in which it is among the best. */
export type ShownVerdict = { verdict: Verdict; spans: MinuteSpan[] };

/** `bestAt` for every minute of a day, so that a page can hold the whole day before it knows the time. */
export function bestThroughDay(verdicts: readonly Verdict[], dayMinutes: number): ShownVerdict[] {
  const ends = verdicts.flatMap(({ from, until }) => [from, until ?? dayMinutes]);
  const cuts = [...new Set([0, ...ends])].filter((cut) => cut >= 0 && cut < dayMinutes).toSorted((a, b) => a - b);
  const spans = new Map<Verdict, MinuteSpan[]>();
  for (const [at, from] of cuts.entries()) {
    const until = cuts[at + 1] ?? dayMinutes;
    for (const verdict of bestAt(verdicts, from)) {
      const own = spans.get(verdict) ?? [];
      const last = own.at(-1);
      if (last?.until === from) last.until = until;
      else own.push({ from, until });
      spans.set(verdict, own);
    }
  }
  return inOrder([...spans.keys()]).map((verdict) => ({ verdict, spans: spans.get(verdict) ?? [] }));
}
