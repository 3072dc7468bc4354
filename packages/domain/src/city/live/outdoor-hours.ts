import { minuteOf } from '../clock-time.ts';
import type { AirHour, SeaHour, WeatherHour } from './readings.ts';

/** What is known of an hour outdoors. Null where no provider says. */
export type OutdoorHour = {
  at: string;
  isDark: boolean;
  feltC: number | null;
  uvIndex: number | null;
  windKmh: number | null;
  humidityPercent: number | null;
  rainPercent: number | null;
  visibilityM: number | null;
  isStorm: boolean;
  usAqi: number | null;
  /** Of dust and other coarse particles, the higher. */
  dust: number | null;
  waveM: number | null;
  seaC: number | null;
};

/** Sunrise and sunset of a day, in minutes since midnight. Devices do not compute them. */
export type SunOfDay = { date: string; sunrise: number; sunset: number };

type Readings = {
  weather: readonly WeatherHour[];
  air: readonly AirHour[];
  sea: readonly SeaHour[];
  sun: readonly SunOfDay[];
};

/**
 * The hours of the weather forecast with the air and the sea of the same hours, rounded as they are displayed, so that no answer
 * contradicts the value beside it. An hour of a day without `sun` counts as light.
 */
export function outdoorHours({ weather, air, sea, sun }: Readings): OutdoorHour[] {
  const airAt = new Map(air.map((hour) => [hour.at, hour]));
  const seaAt = new Map(sea.map((hour) => [hour.at, hour]));
  return weather.map((hour) => {
    const particles = airAt.get(hour.at);
    const water = seaAt.get(hour.at);
    return {
      at: hour.at,
      isDark: isDark(hour.at, sun),
      // Without a felt temperature the measured one is the best that is known.
      feltC: rounded(hour.feltC ?? hour.temperatureC),
      uvIndex: rounded(hour.uvIndex),
      windKmh: rounded(hour.windKmh),
      humidityPercent: rounded(hour.humidityPercent),
      rainPercent: rounded(hour.rainPercent),
      visibilityM: rounded(hour.visibilityM, 100),
      isStorm: hour.sky === 'storm',
      usAqi: rounded(particles?.usAqi),
      dust: rounded(highest(particles?.dust, particles?.pm10)),
      waveM: rounded(water?.waveM, 0.1),
      seaC: rounded(water?.seaC),
    };
  });
}

/** To a whole number of steps, without the error of binary fractions. */
function rounded(value: number | null | undefined, step = 1): number | null {
  if (value === null || value === undefined) return null;
  return step < 1 ? Math.round(value / step) / (1 / step) : Math.round(value / step) * step;
}

/** Whether the sun is down in the middle of an hour. */
function isDark(at: string, sun: readonly SunOfDay[]): boolean {
  const day = sun.find(({ date }) => at.startsWith(date));
  const middle = minuteOf(at.slice(11)) + 30;
  return day !== undefined && (middle < day.sunrise || middle > day.sunset);
}

function highest(...values: (number | null | undefined)[]): number | null {
  const known = values.filter((value) => typeof value === 'number');
  return known.length === 0 ? null : Math.max(...known);
}

/** A run of hours in a row: from the beginning of the first to the end of the last, as names of hours. */
export type HourWindow = { from: string; until: string };

/** The first run of hours that all satisfy a condition. Null if none does. */
export function firstWindow(hours: readonly OutdoorHour[], isGood: (hour: OutdoorHour) => boolean): HourWindow | null {
  const first = hours.findIndex(isGood);
  const from = hours[first];
  if (!from) return null;
  const rest = hours.slice(first).findIndex((hour) => !isGood(hour));
  const last = hours[rest === -1 ? hours.length - 1 : first + rest - 1] ?? from;
  return { from: from.at, until: endOf(last.at) };
}

/** The time an hour ends at. The last hour of a day ends at its 24:00. */
export function endOf(at: string): string {
  return `${at.slice(0, 11)}${String(Number(at.slice(11, 13)) + 1).padStart(2, '0')}:00`;
}
