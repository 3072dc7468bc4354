import { readingAt } from '@dalil/domain/city/live/live-hours.ts';
import type { WeatherAreas } from '../../queries/city.ts';

type AreaWeather = WeatherAreas['value']['areas'][number];

/** The latest values of a part of the emirate, or the forecast of the hour. Null where its temperature is not known. */
export function areaReading({ current, hours }: AreaWeather, now: Date) {
  // On a device that was offline for longer than its hours the last values stand, with their age.
  const reading = readingAt(current, hours, now) ?? { row: current, isForecast: false };
  return reading.row.temperatureC === null ? null : reading;
}
