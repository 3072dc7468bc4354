import { DAY_MINUTES, minuteOf } from '../city/clock-time.ts';
import type { MonthNormal } from '../city/good-now.ts';
import { lastService } from '../city/last-service.ts';
import { monthOf } from './calendar-day.ts';
import type { Occurrence } from './event-occurrence.ts';
import type { PLACE_SETTINGS } from './place.ts';
import type { ScheduleRow } from './schedule.ts';

/** Prayers that an event may be on at. */
export const EVENT_PRAYERS = ['dhuhr', 'asr', 'maghrib', 'isha'] as const;
export type EventPrayer = (typeof EVENT_PRAYERS)[number];

/** What is known of the day and the place of an event. Null where it is not known, or does not matter. */
export type EventConditions = {
  setting: (typeof PLACE_SETTINGS)[number] | null;
  /** Twelve, from January. */
  months: readonly MonthNormal[] | null;
  /** Minutes since midnight on the day `date`. */
  prayers: ({ date: string } & Record<EventPrayer, number>) | null;
  /** The hours of the metro, if there is a station within a walk of `metroMinutes`. */
  metro: readonly ScheduleRow[] | null;
  metroMinutes: number | null;
};

export type EventNote =
  | { code: 'heat'; month: number; maxC: number }
  | { code: 'prayers'; prayers: { prayer: EventPrayer; minute: number }[] }
  | { code: 'metro-runs'; last: string; minutesLeft: number }
  | { code: 'metro-ended' | 'metro-unknown' };

/** From this minute on the sun heats the day. */
const HEAT_FROM = 9 * 60;
/** The end of service is worth a note if the event ends at most so long before it. */
const METRO_SOON_MINUTES = 120;

/**
 * What to know on the day of an event: heat by the averages of the month, prayers while it is on, and whether the metro still runs
 * when it ends. Only what can be computed; prayers and the metro need its times.
 */
export function eventNotes({ start, end, startTime, endTime }: Occurrence, conditions: EventConditions): EventNote[] {
  const isOneDay = start === end;
  const times = startTime === null || endTime === null ? null : timesOf(startTime, endTime, isOneDay);
  return [
    ...heatNote(start, times, conditions),
    ...(times && isOneDay ? prayerNote(start, times, conditions) : []),
    ...(times ? metroNote(end, times.to, conditions) : []),
  ];
}

type Times = { from: number; to: number };

/** In minutes of the last day; of one day that ends after midnight, of the day on which it begins. */
function timesOf(startTime: string, endTime: string, isOneDay: boolean): Times {
  const from = minuteOf(startTime);
  const to = minuteOf(endTime);
  return { from, to: isOneDay && to <= from ? to + DAY_MINUTES : to };
}

function heatNote(day: string, times: Times | null, { setting, months }: EventConditions): EventNote[] {
  const month = months?.[monthOf(day) - 1];
  if (!month || setting === null || setting === 'indoor') return [];
  if (month.comfort === 'excellent' || month.comfort === 'good') return [];
  const isByDay = times === null || (times.from < minuteOf(month.sunset) && times.to > HEAT_FROM);
  return isByDay ? [{ code: 'heat', month: monthOf(day), maxC: month.meanMaxC }] : [];
}

function prayerNote(day: string, { from, to }: Times, { prayers }: EventConditions): EventNote[] {
  if (prayers?.date !== day) return [];
  const during = EVENT_PRAYERS.map((prayer) => ({ prayer, minute: prayers[prayer] })).filter(
    ({ minute }) => from <= minute && minute < to,
  );
  return during.length > 0 ? [{ code: 'prayers', prayers: during }] : [];
}

function metroNote(day: string, end: number, { metro, metroMinutes }: EventConditions): EventNote[] {
  if (metro === null || metroMinutes === null) return [];
  const { minutesLeft, hours, special } = lastService(metro, day, end);
  if (special !== null) return [{ code: 'metro-unknown' }];
  if (minutesLeft === null) return [{ code: 'metro-ended' }];
  if (hours === null || minutesLeft > METRO_SOON_MINUTES) return [];
  return [{ code: 'metro-runs', last: hours.last, minutesLeft }];
}
