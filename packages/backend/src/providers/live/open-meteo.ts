import {
  airSchema,
  type AirReadings,
  seaSchema,
  type SeaReadings,
  type Sky,
  weatherSchema,
  type WeatherReadings,
} from '@dalil/domain/city/live/readings.ts';
import * as z from 'zod';
import { addressOf, type LiveProvider, WrongAnswer } from './live-provider.ts';
import { columns, current, rowOf, rowsOf } from './open-meteo-blocks.ts';
import { checkAnswer, hasValue, parseAnswer } from './parse-answer.ts';

export type OpenMeteoOptions = { base: string; apiKey: string | undefined };

/** The middle of the city, as the provider's grid is 10 to 25 km wide. */
const CITY = { latitude: '25.2048', longitude: '55.2708' };
const DUBAI = { timezone: 'Asia/Dubai' };
/** Off Jumeirah. Points at the shore have no values. */
const SEA_POINTS = [
  { longitude: '55.17', kilometresOut: 6 },
  { longitude: '55.11', kilometresOut: 12 },
] as const;

const CURRENT =
  'temperature_2m,apparent_temperature,relative_humidity_2m,weather_code,wind_speed_10m,wind_gusts_10m,wind_direction_10m,visibility';
const HOURLY =
  'temperature_2m,apparent_temperature,relative_humidity_2m,dew_point_2m,precipitation_probability,uv_index,visibility,weather_code,wind_speed_10m,wind_gusts_10m,wind_direction_10m';
const DAILY = 'weather_code,temperature_2m_max,temperature_2m_min,uv_index_max,precipitation_probability_max';
const SEA_HOURLY =
  'wave_height,wave_direction,wave_period,swell_wave_height,sea_surface_temperature,sea_level_height_msl,ocean_current_velocity';
const AIR = 'us_aqi,pm10,pm2_5,dust';

const key = (apiKey: string | undefined): Record<string, string> => (apiKey === undefined ? {} : { apikey: apiKey });

/** Ten days by the hour. https://open-meteo.com/en/docs */
export function openMeteoWeather({ base, apiKey }: OpenMeteoOptions): LiveProvider<'weather'> {
  return {
    feed: 'weather',
    source: 'open-meteo',
    key: 'open-meteo',
    url: addressOf(base, '/v1/forecast', {
      ...CITY,
      current: CURRENT,
      hourly: HOURLY,
      daily: DAILY,
      ...DUBAI,
      forecast_days: '10',
      ...key(apiKey),
    }),
    everyMinutes: 15,
    requestsPerDay: 300,
    read: readWeather,
  };
}

/** Waves and water by the hour. https://open-meteo.com/en/docs/marine-weather-api */
export function openMeteoSea({ base, apiKey }: OpenMeteoOptions): LiveProvider<'sea'>[] {
  return SEA_POINTS.map(({ longitude, kilometresOut }, at) => ({
    feed: 'sea' as const,
    source: 'open-meteo-marine' as const,
    key: at === 0 ? 'open-meteo-marine' : 'open-meteo-marine-far',
    url: addressOf(base, '/v1/marine', {
      latitude: '25.2',
      longitude,
      hourly: SEA_HOURLY,
      ...DUBAI,
      forecast_days: '3',
      ...key(apiKey),
    }),
    everyMinutes: 60,
    requestsPerDay: 100,
    read: (body) => readSea(body, kilometresOut),
  }));
}

/** Particles and dust of the CAMS model. https://open-meteo.com/en/docs/air-quality-api */
export function openMeteoAir({ base, apiKey }: OpenMeteoOptions): LiveProvider<'air'> {
  return {
    feed: 'air',
    source: 'open-meteo-air',
    key: 'open-meteo-air',
    url: addressOf(base, '/v1/air-quality', {
      ...CITY,
      current: AIR,
      hourly: AIR,
      ...DUBAI,
      forecast_days: '3',
      ...key(apiKey),
    }),
    everyMinutes: 30,
    requestsPerDay: 150,
    read: readAir,
  };
}

const forecast = z.object({ current: current(CURRENT), hourly: columns(HOURLY), daily: columns(DAILY) });
const marine = z.object({ hourly: columns(SEA_HOURLY) });
const airQuality = z.object({ current: current(AIR), hourly: columns(AIR) });

function readWeather(body: string): WeatherReadings {
  const answer = parseAnswer(forecast, body);
  const hour = ({ at, get }: ReturnType<typeof rowOf>) => ({
    at,
    sky: skyOf(get('weather_code')),
    temperatureC: get('temperature_2m'),
    feltC: get('apparent_temperature'),
    humidityPercent: get('relative_humidity_2m'),
    dewPointC: get('dew_point_2m'),
    rainPercent: get('precipitation_probability'),
    uvIndex: get('uv_index'),
    visibilityM: get('visibility'),
    windKmh: get('wind_speed_10m'),
    gustKmh: get('wind_gusts_10m'),
    windFrom: get('wind_direction_10m'),
  });
  const days = rowsOf(answer.daily).map(({ at, get }) => ({
    date: at,
    sky: skyOf(get('weather_code')),
    maxC: get('temperature_2m_max'),
    minC: get('temperature_2m_min'),
    uvIndexMax: get('uv_index_max'),
    rainPercent: get('precipitation_probability_max'),
  }));
  const read = { current: hour(rowOf(answer.current)), hours: rowsOf(answer.hourly).map(hour), days };
  if (!hasValue(read.hours, ['temperatureC'])) throw new WrongAnswer('no_values');
  return checkAnswer(weatherSchema, read);
}

function readSea(body: string, kilometresOut: number): SeaReadings {
  const hours = rowsOf(parseAnswer(marine, body).hourly).map(({ at, get }) => ({
    at,
    waveM: get('wave_height'),
    wavePeriodS: get('wave_period'),
    waveFrom: get('wave_direction'),
    swellM: get('swell_wave_height'),
    seaC: get('sea_surface_temperature'),
    levelM: get('sea_level_height_msl'),
    currentKmh: get('ocean_current_velocity'),
  }));
  if (!hasValue(hours, ['waveM', 'seaC'])) throw new WrongAnswer('no_values');
  return checkAnswer(seaSchema, { kilometresOut, hours });
}

function readAir(body: string): AirReadings {
  const answer = parseAnswer(airQuality, body);
  const hour = ({ at, get }: ReturnType<typeof rowOf>) => ({
    at,
    usAqi: get('us_aqi'),
    pm10: get('pm10'),
    pm25: get('pm2_5'),
    dust: get('dust'),
  });
  const read = { current: hour(rowOf(answer.current)), hours: rowsOf(answer.hourly).map(hour) };
  if (!hasValue([read.current, ...read.hours], ['usAqi', 'pm10', 'pm25', 'dust'])) throw new WrongAnswer('no_values');
  return checkAnswer(airSchema, read);
}

/** The sky of a WMO weather code (table 4677 as the provider uses it). Snow does not occur here and is null. */
function skyOf(code: number | null): Sky | null {
  if (code === null) return null;
  if (code <= 1) return 'clear';
  if (code === 2) return 'partly';
  if (code === 3) return 'cloudy';
  if (code === 45 || code === 48) return 'fog';
  if ((code >= 51 && code <= 67) || (code >= 80 && code <= 82)) return 'rain';
  return code >= 95 && code <= 99 ? 'storm' : null;
}
