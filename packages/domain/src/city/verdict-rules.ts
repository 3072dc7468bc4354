import { addDays, WEEKDAYS, weekdayOf } from '../guide/calendar-day.ts';
import type { ScheduleRow } from '../guide/schedule.ts';
import { DAY_MINUTES, minuteOf } from './clock-time.ts';
import { isRamadan } from './holidays.ts';
import { minutesAfter, openingSegments } from './opening-segments.ts';
import { isPublicHoliday } from './public-holidays.ts';
import type { TariffWindow } from './tariff.ts';
import { isMildMonth } from './usual-day.ts';
import type { PlaceRole, Verdict, VerdictDay } from './verdict.ts';
import { firstOf, make, type Rule } from './verdict-parts.ts';
import { outside, withinAnswers } from './verdict-weather.ts';

const FRIDAY = 5;
const SUNDAY = 7;
const LAST_HOUR = 60;
/** Of the metro: from when its end matters, in minutes before it. */
const GOING_HOME = 180;

const isMild = ({ month }: VerdictDay) => isMildMonth(month);

const sun: Rule = (day) => {
  const { sunrise, sunset } = day.sun;
  return [
    make('sunrise', {
      advice: 'go',
      from: sunrise - 45,
      until: sunrise + 10,
      weight: 60,
      reasons: [{ code: 'sunrise', minute: sunrise }],
    }),
    make('sunset', {
      advice: 'go',
      from: sunset - 75,
      until: sunset + 20,
      weight: 100,
      place: firstOf(day, 'sunset'),
      reasons: [{ code: 'sunset', minute: sunset }],
    }),
  ];
};

const ROLE_WEIGHT: Record<Exclude<PlaceRole, 'walk' | 'sunset'>, number> = {
  indoors: 58,
  souk: 50,
  view: 54,
  seafront: 45,
  food: 48,
};

/** When each kind of place is worth suggesting, in minutes since midnight. A place that is open is not always a good idea. */
function timesOf(
  role: keyof typeof ROLE_WEIGHT,
  { sun: { sunrise, sunset } }: VerdictDay,
): { from: number; until: number }[] {
  // An evening goes on after midnight, until the place closes or the next morning is near.
  const evening = (from: number, before: number) => ({ from, until: DAY_MINUTES + sunrise - before });
  const early = (before: number) => ({ from: 0, until: sunrise - before });
  switch (role) {
    case 'indoors':
      return [{ from: sunrise, until: sunset + 60 }];
    case 'souk':
      return [evening(sunrise, 90)];
    case 'view':
      return [evening(sunset - 30, 90)];
    case 'food':
      return [early(90), { from: 720, until: 870 }, evening(sunset + 45, 90)];
    default:
      return [early(15), evening(sunset + 45, 15)];
  }
}

/** Places whose hours are known, while they are open and not about to close. */
const places: Rule = (day) =>
  day.places.flatMap(({ id, role, hours }, at) => {
    if (role === 'walk' || role === 'sunset') return [];
    return openingSegments(hours, day.date).flatMap(({ from, state }) => {
      if (state.kind !== 'open' || state.audience !== null) return [];
      const closes = state.until && minutesAfter(day.date, state.until);
      // Without a closing time only what never closes is suggested.
      if (closes === null && !state.isAlways) return [];
      return timesOf(role, day).flatMap((time): Verdict[] => {
        const start = Math.max(from, time.from);
        const end = Math.min(time.until, closes === null ? time.until : closes - LAST_HOUR);
        if (start >= end) return [];
        const isMidday = role === 'indoors' && !isMild(day) && day.month !== null;
        return [
          make(`${role}-${id}-${start}`, {
            kind: role,
            advice: 'go',
            from: start,
            until: end,
            // Earlier places come first; at hot midday being indoors is what matters.
            weight: ROLE_WEIGHT[role] + (isMidday ? 30 : 0) - at / 100,
            place: id,
            reasons: closes === null ? [{ code: 'always' }] : [{ code: 'open', minute: closes }],
          }),
        ];
      });
    });
  });

function freeReason(date: string): { code: 'freeNight' | 'freeSunday' | 'freeHoliday' } {
  if (isPublicHoliday(date)) return { code: 'freeHoliday' };
  return { code: weekdayOf(date) === SUNDAY ? 'freeSunday' : 'freeNight' };
}

const tariffs: Rule = ({ date, tariffs: { salik, parking } }) => {
  const ofToday = (windows: readonly TariffWindow[]) => windows.filter(({ from }) => from < DAY_MINUTES);
  const endOf = ({ to }: TariffWindow) => (to >= 2 * DAY_MINUTES ? null : to);
  const peak = salik.filter(({ kind }) => kind === 'peak');
  const isParkingPeak = (at: number) => parking.some(({ kind, from, to }) => kind === 'peak' && from <= at && at < to);
  return [
    ...ofToday(parking)
      .filter(({ kind }) => kind === 'free')
      .map((window) => {
        const reason = freeReason(date);
        return make(`parking-${window.from}`, {
          kind: 'parking',
          advice: 'go',
          from: window.from,
          until: endOf(window),
          // At night nobody is surprised that it is free.
          weight: reason.code === 'freeNight' ? 40 : 56,
          reasons: [reason],
        });
      }),
    ...ofToday(salik)
      .filter(({ kind }) => kind === 'free')
      .map((window) =>
        make(`drive-${window.from}`, {
          kind: 'drive',
          advice: 'go',
          from: window.from,
          until: endOf(window),
          weight: 52,
          reasons: [{ code: 'noToll' }],
        }),
      ),
    ...ofToday(peak).map((window) =>
      make(`peak-${window.from}`, {
        kind: 'peak',
        advice: 'wait',
        from: window.from,
        until: endOf(window),
        weight: 72,
        reasons: [
          ...(window.price === null ? [] : [{ code: 'toll' as const, value: window.price }]),
          ...(isParkingPeak(window.to - 1) ? [{ code: 'parkingPeak' as const }] : []),
        ],
      }),
    ),
  ];
};

/** The hours of the metro on a day and the evening before, in minutes from the day's midnight. */
function metroSpans(rows: readonly ScheduleRow[], date: string): { from: number; to: number }[] {
  return [-1, 0].flatMap((shift) => {
    const on = addDays(date, shift);
    const name = WEEKDAYS[weekdayOf(on) - 1];
    if (isPublicHoliday(on) || isRamadan(on)) return [];
    return rows
      .filter(({ days }) => name !== undefined && days.includes(name))
      .map(({ from, to }) => {
        const start = minuteOf(from) + shift * DAY_MINUTES;
        const end = minuteOf(to) + shift * DAY_MINUTES;
        return { from: start, to: end <= start ? end + DAY_MINUTES : end };
      });
  });
}

const metro: Rule = ({ metro: rows, date }) => {
  if (!rows) return [];
  const spans = metroSpans(rows, date);
  const today = spans.find(({ from }) => from >= 0);
  const lastEnd = spans.find(({ from }) => from < 0)?.to;
  return [
    ...spans.map(({ from, to }) =>
      make(`metro-${from}`, {
        kind: 'metro',
        advice: 'go',
        from: Math.max(0, to - GOING_HOME),
        until: to,
        weight: 44,
        reasons: [{ code: 'runs', minute: to }],
      }),
    ),
    // Both its end and its start must be known, or the pause between them is not.
    ...(today && lastEnd !== undefined && lastEnd < today.from
      ? [make('noMetro', { advice: 'wait', from: Math.max(0, lastEnd), until: today.from, weight: 50, reasons: [] })]
      : []),
  ];
};

const religion: Rule = ({ date, prayers, sermon }) => {
  const list: Verdict[] = [];
  if (sermon !== null && weekdayOf(date) === FRIDAY) {
    list.push(
      make('sermon', {
        advice: 'wait',
        from: sermon - 45,
        until: sermon + 45,
        weight: 90,
        reasons: [{ code: 'sermon', minute: sermon }],
      }),
    );
  }
  if (isRamadan(date)) {
    const { maghrib, fajr } = prayers;
    list.push(
      make('iftar', {
        advice: 'go',
        from: maghrib - 90,
        until: maghrib + 90,
        weight: 110,
        reasons: [{ code: 'maghrib', minute: maghrib }],
      }),
      make('suhoor', { advice: 'go', from: 0, until: fajr, weight: 95, reasons: [{ code: 'fajr', minute: fajr }] }),
    );
  }
  return list;
};

const RULES: readonly Rule[] = [sun, outside, places, tariffs, metro, religion];

/**
 * What is worth doing, or better left for later, through a day in Dubai. From the sun, prayer times, tariffs,
 * opening hours, what providers say of the hours ahead, and beyond them the means of the month. Never against what `answersThrough`
 * answers for the same minute. The same on server, device and offline.
 */
export function verdictsOn(day: VerdictDay): Verdict[] {
  const verdicts = RULES.flatMap((rule) => rule(day));
  return withinAnswers(verdicts, day).filter(({ from, until }) => until === null || until > from);
}
