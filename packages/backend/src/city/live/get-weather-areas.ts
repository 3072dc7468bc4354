import { hourAt, hoursFrom } from '@dalil/domain/city/live/live-hours.ts';
import * as z from 'zod';
import { query } from '../../core/query.ts';
import { findLiveValues } from './find-live-values.ts';
import { type WeatherAreasView, weatherAreasViewSchema } from './live-views.ts';

/** This hour and the next, for a page that is not asked for again in time. */
const HOURS_AHEAD = 2;

/** The weather of the parts of the emirate as last answered. A part whose forecast has ended is left out. */
export const getWeatherAreas = query({
  name: 'get-weather-areas',
  input: z.object({}),
  output: weatherAreasViewSchema,
  permission: 'guide:read:any',
  http: {
    route: 'GET /live/weather-areas',
    summary: 'The present weather of the parts of the emirate: coast, creek, inland, mountains',
    reading: { lists: ['live'] },
  },
  run: async (deps): Promise<WeatherAreasView> => {
    const now = deps.now();
    const stored = (await findLiveValues(deps, ['areas']))('areas');
    const areas = (stored?.value.areas ?? [])
      .map((area) => ({ ...area, hours: hoursFrom(area.hours, now, HOURS_AHEAD) }))
      .filter(({ hours }) => hours.length > 0);
    return { hour: hourAt(now), areas: stored && areas.length > 0 ? { ...stored, value: { areas } } : null };
  },
});
