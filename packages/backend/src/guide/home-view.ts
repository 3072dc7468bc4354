import { DAY_PARTS } from '@dalil/domain/city/day-part.ts';
import { TARIFF_KINDS } from '@dalil/domain/city/tariff.ts';
import { PLACE_ROLES } from '@dalil/domain/city/verdict.ts';
import { AREAS } from '@dalil/domain/guide/area.ts';
import { WEEKDAYS } from '@dalil/domain/guide/calendar-day.ts';
import { COMFORT_LEVELS } from '@dalil/domain/guide/handbook-climate.ts';
import {
  articleCardSchema,
  type EventCard,
  eventCardSchema,
  hoursViewSchema,
  type PlaceCard,
  placeCardSchema,
} from '@dalil/domain/guide/views.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import * as z from 'zod';

const minute = z.number().meta({ description: 'Minutes since midnight in Dubai', example: 1052 });
const tariffs = z.array(
  z.object({ from: minute, to: minute, kind: z.enum(TARIFF_KINDS), price: z.nullable(z.number()) }),
);
const card = z.object({
  id: z.string(),
  href: z.string(),
  area: z.enum(AREAS),
  locale: z.enum(LOCALES),
  title: z.string(),
});
const hours = z.nullable(hoursViewSchema.omit({ facts: true }));

/** A place as the home page and the pages of picks display it. */
export const pickedPlaceSchema = card.extend({
  type: placeCardSchema.shape.type,
  district: z.string(),
  price: placeCardSchema.shape.price,
  hours,
  operatingStatus: z.string(),
  picture: placeCardSchema.shape.picture,
});
export type PickedPlace = z.infer<typeof pickedPlaceSchema>;

export const pickedEventSchema = card.extend(
  eventCardSchema.pick({
    type: true,
    venue: true,
    next: true,
    isFree: true,
    usualMonths: true,
    frequency: true,
    weekly: true,
  }).shape,
);

export function pickedEvent(event: EventCard): z.infer<typeof pickedEventSchema> {
  const { id, href, area, locale, title, type, venue, next, isFree, usualMonths, frequency, weekly } = event;
  const picked = { id, href, area, locale, title, type, venue, next, isFree, usualMonths, frequency };
  return weekly ? { ...picked, weekly } : picked;
}

export function pickedPlace(place: PlaceCard): PickedPlace {
  const { id, href, area, locale, title, type, district, price, operatingStatus, picture } = place;
  const hours = bareHours(place);
  return { id, href, area, locale, title, type, district, price, hours, operatingStatus, ...(picture && { picture }) };
}

/** The hours without the ids of their facts. */
export function bareHours({ hours: known }: PlaceCard): z.infer<typeof hours> {
  if (!known) return null;
  const { facts: _facts, ...bare } = known;
  return bare;
}

/** The part of a day from which the verdicts about it are computed, the same for all languages. */
export const verdictDaySchema = z.object({
  sun: z.object({ sunrise: minute, sunset: minute }),
  prayers: z.object({ fajr: minute, dhuhr: minute, asr: minute, maghrib: minute, isha: minute }),
  /** These two belong to the following day, in minutes from this day's midnight. */
  nextFajr: minute,
  nextSunrise: minute,
  /** This day and the next as one sequence of windows. */
  tariffs: z.object({ salik: tariffs, parking: tariffs }),
  /** The means of the month, never a measurement. `asOf` is the year they were taken from. */
  month: z.nullable(
    z.object({
      meanMaxC: z.number(),
      meanMinC: z.number(),
      seaTemperatureC: z.number(),
      uvIndexTypicalMax: z.number(),
      comfort: z.enum(COMFORT_LEVELS),
    }),
  ),
});

export const homeViewSchema = z.object({
  /** The day in Dubai, `YYYY-MM-DD`, and the same in the Umm al-Qura calendar. */
  today: z.string(),
  hijri: z.object({ year: z.number(), month: z.number(), day: z.number() }),
  /** The part of the day in which the answer was made. */
  part: z.enum(DAY_PARTS),
  day: verdictDaySchema,
  /** The metro's hours in an ordinary week. */
  metro: z.nullable(z.array(z.object({ days: z.array(z.enum(WEEKDAYS)), from: z.string(), to: z.string() }))),
  /** The minute of the Friday sermon. */
  sermon: z.nullable(minute),
  /** The number of the police. */
  emergency: z.nullable(z.string()),
  /** Places that may be worth a visit at some hour, by what they are suggested for. */
  suggested: z.array(card.omit({ area: true }).extend({ role: z.enum(PLACE_ROLES), hours })),
  events: z.array(pickedEventSchema),
  nearby: z.array(pickedPlaceSchema),
  seasonal: z.array(pickedEventSchema),
  neighbourhoods: z.array(
    z.object({
      id: z.string(),
      position: z.object({ lat: z.number(), lon: z.number() }),
      placeCount: z.number(),
    }),
  ),
  articles: z.array(articleCardSchema),
});
export type HomeView = z.infer<typeof homeViewSchema>;
