import { MOMENT_KINDS } from '@dalil/domain/city/day.ts';
import { TARIFF_KINDS } from '@dalil/domain/city/tariff.ts';
import type { Inline } from '@dalil/domain/guide/document.ts';
import { CERTAINTIES } from '@dalil/domain/guide/event-occurrence.ts';
import { COMFORT_LEVELS } from '@dalil/domain/guide/handbook-climate.ts';
import { ROUTE_MODES, ROUTE_STATUSES } from '@dalil/domain/guide/route.ts';
import type { ScheduleRow } from '@dalil/domain/guide/schedule.ts';
import { factViewSchema } from '@dalil/domain/guide/views.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { TAXI_PRICES } from '@dalil/domain/journeys/taxi.ts';
import * as z from 'zod';
import { routeLineSchema } from '../guide/detail-views.ts';

const locale = z.enum(LOCALES);
const minute = z.number().meta({ description: 'Minutes since midnight in Dubai', example: 1052 });
const inlines = z.array(
  z
    .custom<Inline>((value) => typeof value === 'object' && value !== null)
    .meta({ type: 'object', description: 'Inline text or a fact reference' }),
);
const price = z.nullable(z.number());
const tariffs = z.array(z.object({ from: minute, to: minute, kind: z.enum(TARIFF_KINDS), price }));

const scheduleRow = z
  .custom<ScheduleRow>((value) => typeof value === 'object' && value !== null)
  .meta({ type: 'object', description: 'Days with a span: `to` before `from` is on the next day' });

const normals = z.object({
  month: z.number(),
  meanMaxC: z.number(),
  meanMinC: z.number(),
  meanHumidityPercent: z.number(),
  rainDays: z.number(),
  seaTemperatureC: z.number(),
  uvIndexTypicalMax: z.number(),
  daylightHours: z.number(),
  comfort: z.enum(COMFORT_LEVELS),
  comfortLabel: z.string(),
  advice: z.string(),
});

const yearlyDay = z.object({
  id: z.string(),
  locale,
  title: z.string(),
  date: z.string(),
  days: z.number(),
  /** Computed. The actual day depends on the sighting of the moon. */
  isExpected: z.boolean(),
});

export const dayViewSchema = z.object({
  date: z.string(),
  previous: z.nullable(z.string()),
  next: z.nullable(z.string()),
  hijri: z.object({ year: z.number(), month: z.number(), day: z.number() }),
  sun: z.object({ sunrise: minute, sunset: minute }),
  prayers: z.object({ fajr: minute, dhuhr: minute, asr: minute, maghrib: minute, isha: minute }),
  /** Asr by the Hanafi school. `prayers.asr` is by the Shafi school, as in the city's printed timetable. */
  hanafiAsr: minute,
  /** These two belong to the following day, in minutes from this day's midnight. */
  nextFajr: minute,
  nextSunrise: minute,
  moments: z.array(
    z.object({ id: z.string(), kind: z.enum(MOMENT_KINDS), minute, tariff: z.nullable(z.enum(TARIFF_KINDS)), price }),
  ),
  /** This day and the next as one sequence of windows. */
  tariffs: z.object({ salik: tariffs, parking: tariffs }),
  isRamadan: z.boolean(),
  isMiddayBreak: z.boolean(),
  holidays: z.array(yearlyDay),
  nextHoliday: z.nullable(yearlyDay),
  nextRamadan: z.nullable(yearlyDay),
  climate: z.nullable(z.object({ locale, asOf: z.string(), ...normals.shape })),
  /** The metro's hours in an ordinary week. Null if they may not be displayed. */
  metro: z.nullable(z.array(scheduleRow)),
  /** The usual hours of federal offices, and those of Ramadan. */
  offices: z.object({ weekly: z.nullable(z.array(scheduleRow)), ramadan: z.nullable(z.array(scheduleRow)) }),
  /** All of the day; the list below has the first of them. */
  eventCount: z.number(),
  events: z.array(
    z.object({
      id: z.string(),
      href: z.string(),
      locale,
      title: z.string(),
      venue: z.nullable(z.string()),
      startTime: z.nullable(z.string()),
      endTime: z.nullable(z.string()),
      certainty: z.enum(CERTAINTIES),
    }),
  ),
  /** Facts that begin to hold on this day or the day before, or ended the day before. */
  changes: z.array(z.object({ isBeginning: z.boolean(), date: z.string(), fact: factViewSchema })),
  facts: z.array(factViewSchema),
});
export type DayView = z.infer<typeof dayViewSchema>;

const named = z.object({ id: z.string(), name: z.string(), when: z.string(), advice: inlines });

export const weatherViewSchema = z.object({
  date: z.string(),
  month: z.number(),
  locale,
  asOf: z.string(),
  title: z.string(),
  sun: z.object({ sunrise: minute, sunset: minute }),
  months: z.array(normals),
  annualRain: z.string(),
  records: z.object({ highest: z.string(), lowest: z.string() }),
  comfort: z.array(z.object({ id: z.string(), label: z.string(), text: z.string() })),
  hazards: z.array(named),
  uvBands: z.array(z.object({ from: z.number(), to: z.nullable(z.number()), advice: z.string() })),
  isMiddayBreak: z.boolean(),
  workBreak: inlines,
  precision: z.array(z.object({ id: z.string(), text: z.string() })),
  facts: z.array(factViewSchema),
});
export type WeatherView = z.infer<typeof weatherViewSchema>;

const rules = z.array(z.object({ id: z.string(), text: inlines }));

export const trafficViewSchema = z.object({
  date: z.string(),
  locale,
  asOf: z.string(),
  tariffs: z.object({ salik: tariffs, parking: tariffs }),
  routes: z.array(
    z.object({
      id: z.string(),
      mode: z.enum(ROUTE_MODES),
      status: z.enum(ROUTE_STATUSES),
      locale,
      title: z.string(),
      /** The page about it. Null for a line that only the handbook describes. */
      href: z.nullable(z.string()),
      asOf: z.string(),
      note: z.nullable(inlines),
      fee: z.nullable(inlines),
      time: z.nullable(inlines),
      lines: z.array(routeLineSchema),
    }),
  ),
  /** The hours by which the last train is computed. Empty if they are hidden or expired. */
  service: z.object({ metro: z.array(scheduleRow), tram: z.array(scheduleRow) }),
  metroRules: z.array(inlines),
  nol: rules,
  taxis: rules,
  /** In dirhams, for the sum of a ride. Without those that are hidden or expired. */
  taxiPrices: z.partialRecord(z.enum(TAXI_PRICES), z.number()),
  gates: z.array(z.object({ id: z.string(), name: z.string(), road: z.string() })),
  salik: rules,
  roads: z.array(
    z.object({
      id: z.string(),
      code: z.nullable(z.string()),
      name: z.string(),
      segments: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          cause: z.nullable(z.string()),
          peaks: z.array(z.string()),
          isWeekend: z.boolean(),
        }),
      ),
    }),
  ),
  roadsNote: z.string(),
  factGroups: z.object({
    fares: z.array(factViewSchema),
    salik: z.array(factViewSchema),
    parking: z.array(factViewSchema),
    taxis: z.array(factViewSchema),
    hours: z.array(factViewSchema),
    drivers: z.array(factViewSchema),
  }),
  facts: z.array(factViewSchema),
});
export type TrafficView = z.infer<typeof trafficViewSchema>;
