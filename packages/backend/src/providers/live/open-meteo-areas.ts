import { areasSchema, type AreaReadings } from '@dalil/domain/city/live/readings.ts';
import { WEATHER_AREA_IDS, WEATHER_AREAS } from '@dalil/domain/city/live/weather-areas.ts';
import * as z from 'zod';
import { addressOf, type LiveProvider, WrongAnswer } from './live-provider.ts';
import { columns, current, rowOf, rowsOf } from './open-meteo-blocks.ts';
import type { OpenMeteoOptions } from './open-meteo.ts';
import { checkAnswer, hasValue, parseAnswer } from './parse-answer.ts';

const VALUES = 'temperature_2m,apparent_temperature,relative_humidity_2m,wind_speed_10m';
const POINTS = WEATHER_AREA_IDS.map((id) => WEATHER_AREAS[id]);
const place = z.object({ current: current(VALUES), hourly: columns(VALUES) });

/** The weather of the parts of the emirate, in one request for all points. https://open-meteo.com/en/docs */
export function openMeteoAreas({ base, apiKey }: OpenMeteoOptions): LiveProvider<'areas'> {
  return {
    feed: 'areas',
    source: 'open-meteo',
    key: 'open-meteo-areas',
    url: addressOf(base, '/v1/forecast', {
      latitude: POINTS.map(({ lat }) => String(lat)).join(),
      longitude: POINTS.map(({ lon }) => String(lon)).join(),
      current: VALUES,
      hourly: VALUES,
      timezone: 'Asia/Dubai',
      forecast_days: '2',
      ...(apiKey === undefined ? {} : { apikey: apiKey }),
    }),
    everyMinutes: 30,
    requestsPerDay: 100,
    read: readAreas,
  };
}

/** The answers are in the order of the points. If their number differs, they cannot be assigned to the points. */
function readAreas(body: string): AreaReadings {
  const answers = parseAnswer(z.array(place), body);
  if (answers.length !== POINTS.length) throw new WrongAnswer('missing_points');
  const areas = WEATHER_AREA_IDS.flatMap((id, at) => {
    const answer = answers[at];
    return answer ? [{ id, current: hour(rowOf(answer.current)), hours: rowsOf(answer.hourly).map(hour) }] : [];
  });
  const known = areas.filter(({ current: now, hours }) => hasValue([now, ...hours], ['temperatureC']));
  if (known.length === 0) throw new WrongAnswer('no_values');
  return checkAnswer(areasSchema, { areas: known });
}

const hour = ({ at, get }: ReturnType<typeof rowOf>) => ({
  at,
  temperatureC: get('temperature_2m'),
  feltC: get('apparent_temperature'),
  humidityPercent: get('relative_humidity_2m'),
  windKmh: get('wind_speed_10m'),
});
