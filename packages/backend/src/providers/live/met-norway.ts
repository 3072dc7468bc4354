import { type Sky, weatherSchema, type WeatherReadings } from '@dalil/domain/city/live/readings.ts';
import { dubaiMinute, clockOf } from '@dalil/domain/city/clock-time.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import * as z from 'zod';
import { addressOf, type LiveProvider } from './live-provider.ts';
import { checkAnswer, parseAnswer } from './parse-answer.ts';

const KMH_PER_MS = 3.6;
const figure = z.nullable(z.number()).optional();
const symbol = z.object({ summary: z.object({ symbol_code: z.string() }).optional() }).optional();

const answerSchema = z.object({
  properties: z.object({
    timeseries: z
      .array(
        z.object({
          time: z.iso.datetime(),
          data: z.object({
            instant: z.object({
              details: z.object({
                air_temperature: figure,
                relative_humidity: figure,
                wind_speed: figure,
                wind_from_direction: figure,
              }),
            }),
            next_1_hours: symbol,
            next_6_hours: symbol,
          }),
        }),
      )
      .min(1),
  }),
});
type Step = z.output<typeof answerSchema>['properties']['timeseries'][number];

type MetNorwayOptions = { base: string; userAgent: string };

/**
 * Nine days, the first two by the hour. Requires a User-Agent that identifies the operator and at most four decimals. Has no felt
 * temperature, UV index or visibility. https://api.met.no/weatherapi/locationforecast/2.0/documentation
 */
export function metNorwayWeather({ base, userAgent }: MetNorwayOptions): LiveProvider<'weather'> {
  return {
    feed: 'weather',
    source: 'met-norway',
    key: 'met-norway',
    url: addressOf(base, '/weatherapi/locationforecast/2.0/compact', { lat: '25.2048', lon: '55.2708' }),
    headers: { 'user-agent': userAgent },
    everyMinutes: 30,
    requestsPerDay: 100,
    read,
  };
}

function read(body: string): WeatherReadings {
  const { timeseries } = parseAnswer(answerSchema, body).properties;
  const steps = timeseries.map(hourOf);
  const isHourly = timeseries.map(({ data }) => data.next_1_hours !== undefined);
  return checkAnswer(weatherSchema, {
    current: steps[0],
    hours: steps.filter((_, at) => at === 0 || isHourly[at]),
    days: daysOf(steps),
  });
}

function hourOf({ time, data }: Step) {
  const { details } = data.instant;
  const speed = details.wind_speed ?? null;
  const instant = new Date(time);
  return {
    at: `${dubaiDate(instant)}T${clockOf(dubaiMinute(instant))}`,
    sky: skyOf((data.next_1_hours ?? data.next_6_hours)?.summary?.symbol_code),
    temperatureC: details.air_temperature ?? null,
    feltC: null,
    humidityPercent: details.relative_humidity ?? null,
    dewPointC: null,
    rainPercent: null,
    uvIndex: null,
    visibilityM: null,
    windKmh: speed === null ? null : Math.round(speed * KMH_PER_MS * 10) / 10,
    gustKmh: null,
    windFrom: details.wind_from_direction ?? null,
  };
}

/** Highest and lowest of the steps of each day. A day with fewer than four steps, the last one, would have neither. */
function daysOf(steps: readonly ReturnType<typeof hourOf>[]) {
  const dates = [...new Set(steps.map(({ at }) => at.slice(0, 10)))];
  return dates.flatMap((date) => {
    const ofDay = steps.filter(({ at }) => at.startsWith(date));
    const degrees = ofDay.map(({ temperatureC }) => temperatureC).filter((value) => value !== null);
    if (degrees.length < 4) return [];
    const noon = ofDay.find(({ at }) => at.slice(11) >= '12:00') ?? ofDay[0];
    const [maxC, minC] = [Math.max(...degrees), Math.min(...degrees)];
    return [{ date, sky: noon?.sky ?? null, maxC, minC, uvIndexMax: null, rainPercent: null }];
  });
}

/** Symbols are named `partlycloudy_day`, `heavyrainshowersandthunder_night` and so on. */
function skyOf(code: string | undefined): Sky | null {
  if (code === undefined) return null;
  if (code.includes('thunder')) return 'storm';
  if (code.includes('rain')) return 'rain';
  if (code.startsWith('fog')) return 'fog';
  if (code.startsWith('clearsky') || code.startsWith('fair')) return 'clear';
  if (code.startsWith('partlycloudy')) return 'partly';
  return code.startsWith('cloudy') ? 'cloudy' : null;
}
