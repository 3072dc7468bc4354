import { DAY_MINUTES, isKnownDay, minuteOf } from '@dalil/domain/city/clock-time.ts';
import { dayMoments } from '@dalil/domain/city/day.ts';
import {
  isExpected,
  isMonthOfRamadan,
  isRamadan,
  nextBeginning,
  takesPlaceOn,
  type YearlyDay,
} from '@dalil/domain/city/holidays.ts';
import { hanafiAsr, prayerTimes, sunTimes } from '@dalil/domain/city/prayer-times.ts';
import { addDays, weekdayOf } from '@dalil/domain/guide/calendar-day.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { EventData } from '@dalil/domain/guide/event.ts';
import { hijriDate } from '@dalil/domain/guide/hijri-date.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { query } from '../core/query.ts';
import type { ItemRow } from '../guide/item-rows.ts';
import { type DayView, dayViewSchema } from './city-views.ts';
import { dayTariffs, RAMADAN_TARIFF_FACTS, TARIFF_FACTS } from './day-tariffs.ts';
import { findDayChanges, findDayEvents } from './find-day-items.ts';
import { findCityFacts, findCityItems } from './find-city.ts';
import { monthNormals } from './month-normals.ts';
import { locale } from '../core/route-parts.ts';

const FRIDAY = 5;
const OTHER_FACTS = [
  'metro.hours',
  'taxi.flagfall.night',
  'friday.prayer',
  'work.midday.hours',
  'work.midday.season',
  'work.federal.hours',
  'work.ramadan.federal-hours',
  'fuel.special-95',
];

type Named = YearlyDay & { row: ItemRow };

/** A day in Dubai, `today` or `YYYY-MM-DD` of 2020 to 2040: its computed values and its known data. */
export const getDay = query({
  name: 'get-day',
  input: z.object({
    date: textInput()
      .max(10)
      .refine((date) => date === 'today' || isKnownDay(date), 'unknown_day')
      .meta({ description: '`today` or a day', example: '2026-11-21' }),
    locale,
  }),
  output: dayViewSchema,
  permission: 'guide:read:any',
  http: {
    route: 'GET /days/{date}',
    summary: 'A day in Dubai: dates, sun, prayers, tariffs, holidays',
    reading: { lists: ['handbook', 'event'] },
  },
  run: async (deps, input): Promise<DayView> => {
    const date = input.date === 'today' ? dubaiDate(deps.now()) : input.date;
    const [facts, { handbook, events }, dayEvents, changes] = await Promise.all([
      findCityFacts(deps, input.locale, [...TARIFF_FACTS, ...RAMADAN_TARIFF_FACTS, ...OTHER_FACTS]),
      findCityItems(deps, input.locale, 'climate', ['public-holiday', 'religious', 'rule']),
      findDayEvents(deps, input.locale, date),
      findDayChanges(deps, input.locale, date),
    ]);
    const yearly = events.map((row): Named => ({ ...(row.data as EventData), id: row.id, row }));
    const ofType = (type: string) => yearly.filter(({ row }) => (row.data as EventData).type === type);
    const holidays = ofType('public-holiday');
    const isMiddayBreak = yearly.some((day) => day.id === 'midday-break' && takesPlaceOn(day, date));
    const tariffs = dayTariffs(facts, date, holidays);
    const tomorrow = addDays(date, 1);
    const { sunrise: _printed, ...prayers } = prayerTimes(date);
    const sun = sunTimes(date);
    const breakHours = isMiddayBreak ? facts.schedule('work.midday.hours', date)?.[0] : undefined;
    const isFriday = weekdayOf(date) === FRIDAY;
    const climate = handbook && monthNormals(handbook)[Number(date.slice(5, 7)) - 1];
    return {
      date,
      previous: knownOrNull(addDays(date, -1)),
      next: knownOrNull(tomorrow),
      hijri: hijriDate(new Date(`${date}T12:00:00+04:00`)),
      sun,
      prayers,
      hanafiAsr: hanafiAsr(date),
      nextFajr: prayerTimes(tomorrow).fajr + DAY_MINUTES,
      nextSunrise: sunTimes(tomorrow).sunrise + DAY_MINUTES,
      moments: dayMoments(
        {
          ...prayers,
          ...sun,
          ...(breakHours ? { breakStart: minuteOf(breakHours.from), breakEnd: minuteOf(breakHours.to) } : {}),
        },
        tariffs,
      ),
      tariffs,
      isRamadan: isRamadan(date),
      isMiddayBreak,
      holidays: holidays.filter((day) => takesPlaceOn(day, date)).map((day) => viewDay(day, { date, days: 0 })),
      nextHoliday: soonest(holidays, date),
      nextRamadan: soonest(ofType('religious').filter(isMonthOfRamadan), date),
      climate: handbook && climate ? { locale: handbook.locale, asOf: handbook.as_of, ...climate } : null,
      metro: facts.schedule('metro.hours', date),
      offices: {
        weekly: facts.schedule('work.federal.hours', date),
        ramadan: facts.schedule('work.ramadan.federal-hours', date),
      },
      ...dayEvents,
      changes,
      facts: facts
        .view([
          ...(isRamadan(date) ? RAMADAN_TARIFF_FACTS : TARIFF_FACTS),
          ...(isFriday ? ['friday.prayer'] : []),
          ...(isMiddayBreak ? ['work.midday.season', 'work.midday.hours'] : []),
          'metro.hours',
          'taxi.flagfall.night',
          isRamadan(date) ? 'work.ramadan.federal-hours' : 'work.federal.hours',
        ])
        .concat(facts.view(['fuel.special-95']).filter(({ text }) => text !== null)),
    };
  },
});

const knownOrNull = (date: string) => (isKnownDay(date) ? date : null);

function viewDay(day: Named, when: { date: string; days: number }) {
  return { id: day.id, locale: day.row.locale, title: day.row.title, ...when, isExpected: isExpected(day) };
}

function soonest(days: readonly Named[], date: string) {
  const [first] = days
    .flatMap((day) => {
      const when = nextBeginning(day, date);
      return when ? [viewDay(day, when)] : [];
    })
    .toSorted((a, b) => a.days - b.days);
  return first ?? null;
}
