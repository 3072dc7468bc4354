import { hourAt, hoursFrom, readingAt } from '@dalil/domain/city/live/live-hours.ts';
import { packHours } from '@dalil/domain/city/live/live-outlook.ts';
import { outdoorHours } from '@dalil/domain/city/live/outdoor-hours.ts';
import { cityFlow } from '@dalil/domain/city/live/traffic.ts';
import { warningsFor } from '@dalil/domain/city/live/warning.ts';
import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import * as z from 'zod';
import { query } from '../../core/query.ts';
import { findLiveValues, type LiveValue } from './find-live-values.ts';
import { type OutlookView, outlookViewSchema } from './live-views.ts';

/** How far the hours reach: to the end of this day or of the next. */
export const OUTLOOK_ENDS = ['today', 'tomorrow'] as const;

const MOST_HOURS = 48;
/** The present and two hours more, for a page that is not asked for again in time. */
const HOURS_SHOWN = 3;

/** What answers about the hours ahead need of the providers' last values, in few bytes. */
export const getOutlook = query({
  name: 'get-outlook',
  input: z.object({
    until: z.enum(OUTLOOK_ENDS).default('tomorrow').meta({ description: 'The last day', example: 'today' }),
  }),
  output: outlookViewSchema,
  permission: 'guide:read:any',
  http: {
    route: 'GET /live/outlook',
    summary: 'The hours ahead in columns, from which answers about what to do outdoors are computed',
    reading: { lists: ['live'] },
  },
  run: async (deps, { until }): Promise<OutlookView> => {
    const find = await findLiveValues(deps, ['weather', 'sea', 'air', 'warnings', 'traffic']);
    const now = deps.now();
    const [weather, sea, air, warnings] = [find('weather'), find('sea'), find('air'), find('warnings')];
    const traffic = find('traffic');
    const today = dubaiDate(now);
    const lastDay = until === 'today' ? today : addDays(today, 1);
    const ahead = hoursFrom(weather?.value.hours ?? [], now, MOST_HOURS).filter(({ at }) => at.slice(0, 10) <= lastDay);
    const columns = packHours(
      outdoorHours({ weather: ahead, air: air?.value.hours ?? [], sea: sea?.value.hours ?? [], sun: [] }),
    );
    return {
      hour: hourAt(now),
      fetched: {
        weather: columns && weather ? weather.fetchedAt : null,
        sea: sea?.fetchedAt ?? null,
        air: air?.fetchedAt ?? null,
        warnings: warnings?.fetchedAt ?? null,
      },
      source: columns && weather?.source ? { name: weather.source.name, url: weather.source.url } : null,
      shown: columns && weather ? shownHours(weather, now) : [],
      columns,
      warnings: warningsFor(warnings?.value.warnings ?? [], now).map(({ severity, beginsAt, endsAt }) => ({
        severity,
        beginsAt,
        endsAt,
      })),
      traffic: traffic?.state === 'fresh' ? measuredRoads(traffic) : null,
    };
  },
});

function measuredRoads({ fetchedAt, source, value: { roads } }: LiveValue<'traffic'>): OutlookView['traffic'] {
  return { fetchedAt, source: source && { name: source.name, url: source.url }, ...cityFlow(roads) };
}

function shownHours({ value: { current, hours } }: LiveValue<'weather'>, now: Date): OutlookView['shown'] {
  const reading = readingAt(current, hours, now);
  const coming = hoursFrom(hours, now, HOURS_SHOWN);
  return coming.map((row, at) => {
    const isReading = at === 0 && reading !== null && !reading.isForecast;
    const { temperatureC, feltC } = isReading ? reading.row : row;
    return { at: row.at, temperatureC: rounded(temperatureC), feltC: rounded(feltC), isForecast: !isReading };
  });
}

const rounded = (value: number | null) => (value === null ? null : Math.round(value));
