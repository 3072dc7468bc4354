import { type BeachScore, beachScore } from '@dalil/domain/city/live/beach-score.ts';
import { liveState } from '@dalil/domain/city/live/live-feed.ts';
import { hoursFrom } from '@dalil/domain/city/live/live-hours.ts';
import { outdoorHours } from '@dalil/domain/city/live/outdoor-hours.ts';
import type { Conditions } from '../../queries/city.ts';

/** How some hours ahead suit a beach. Null where weather or sea are not known or too old to rely on. */
export function beachScores({ weather, sea, air, sun }: Conditions, now: Date, hours: number): BeachScore[] | null {
  if (!weather || !sea) return null;
  if (liveState('weather', weather.fetchedAt, now) === 'old' || liveState('sea', sea.fetchedAt, now) === 'old')
    return null;
  return outdoorHours({
    weather: hoursFrom(weather.value.hours, now, hours),
    air: air && liveState('air', air.fetchedAt, now) !== 'old' ? air.value.hours : [],
    sea: sea.value.hours,
    sun,
  })
    .map(beachScore)
    .filter((score) => score !== null);
}
