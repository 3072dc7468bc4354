import { hourAt, hoursFrom } from '@dalil/domain/city/live/live-hours.ts';
import { warningsFor } from '@dalil/domain/city/live/warning.ts';
import { sunTimes } from '@dalil/domain/city/prayer-times.ts';
import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import * as z from 'zod';
import { query } from '../../core/query.ts';
import { findLiveValues } from './find-live-values.ts';
import { type ConditionsView, conditionsViewSchema } from './live-views.ts';

/** `now` is for pages that display the present only. Both have some hours more, for a device that is offline for a while. */
export const EXTENTS = ['now', 'ahead'] as const;
const HOURS_AHEAD = { now: 2, ahead: 36 };

/** Weather, sea, air and warnings as last answered by their providers, from this hour on. */
export const getConditions = query({
  name: 'get-conditions',
  input: z.object({
    extent: z
      .enum(EXTENTS)
      .default('ahead')
      .meta({ description: 'With few or with many hours ahead', example: 'ahead' }),
  }),
  output: conditionsViewSchema,
  permission: 'guide:read:any',
  http: {
    route: 'GET /live/conditions',
    summary: 'Weather, sea, air and official warnings as last answered by their providers',
    reading: { lists: ['live'] },
  },
  run: async (deps, { extent }): Promise<ConditionsView> => {
    const find = await findLiveValues(deps, ['weather', 'sea', 'air', 'warnings']);
    const now = deps.now();
    const [weather, sea, air, warnings] = [find('weather'), find('sea'), find('air'), find('warnings')];
    const ahead = <Row extends { at: string }>(hours: readonly Row[]) => hoursFrom(hours, now, HOURS_AHEAD[extent]);
    const today = dubaiDate(now);
    return {
      hour: hourAt(now),
      sun: extent === 'now' ? [] : [0, 1, 2].map((days) => sunOf(addDays(today, days))),
      weather: ended(weather?.value.hours, now)
        ? null
        : weather && {
            ...weather,
            value: {
              current: weather.value.current,
              hours: ahead(weather.value.hours),
              days: extent === 'now' ? [] : weather.value.days.filter(({ date }) => date >= today),
            },
          },
      sea: ended(sea?.value.hours, now)
        ? null
        : sea && { ...sea, value: { ...sea.value, hours: ahead(sea.value.hours) } },
      air: ended(air?.value.hours, now)
        ? null
        : air && { ...air, value: { current: air.value.current, hours: ahead(air.value.hours) } },
      warnings: warnings && { ...warnings, value: { warnings: warningsFor(warnings.value.warnings, now) } },
    };
  },
});

const sunOf = (date: string) => ({ date, ...sunTimes(date) });

/** Whether a forecast has no hour left. It says nothing about today. */
function ended(hours: readonly { at: string }[] | undefined, now: Date): boolean {
  const last = hours?.at(-1);
  return last !== undefined && last.at < hourAt(now);
}
