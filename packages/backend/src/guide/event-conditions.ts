import { prayerTimes } from '@dalil/domain/city/prayer-times.ts';
import type { Occurrence } from '@dalil/domain/guide/event-occurrence.ts';
import type { PlaceCard } from '@dalil/domain/guide/views.ts';
import { findCityFacts } from '../city/find-city.ts';
import type { Deps } from '../core/deps.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { BASE_LOCALE } from '@dalil/domain/language/locale.ts';
import type { EventView } from './detail-views.ts';
import { findClimateMonths } from './find-climate-months.ts';

const METRO_HOURS = 'metro.hours';

/** What matters on the next day of an event: the month outdoors, the prayers at known times, the metro near its place. */
export async function eventConditions(
  deps: Deps,
  next: Occurrence | null,
  place: PlaceCard | null,
): Promise<EventView['conditions']> {
  const hasTimes = next !== null && next.startTime !== null;
  const isOutdoors = place !== null && place.setting !== 'indoor';
  const isNearMetro = place !== null && place.metroMinutes !== null;
  return {
    climate: isOutdoors ? await findClimateMonths(deps) : null,
    prayers: hasTimes ? prayersOn(next.start) : null,
    metro: hasTimes && isNearMetro ? await findMetroHours(deps) : null,
  };
}

function prayersOn(date: string): EventView['conditions']['prayers'] {
  const { dhuhr, asr, maghrib, isha } = prayerTimes(date);
  return { date, dhuhr, asr, maghrib, isha };
}

/** The same for every event. Null where the fact may not be displayed today. */
async function findMetroHours(deps: Deps): Promise<EventView['conditions']['metro']> {
  const today = dubaiDate(deps.now());
  return deps.memory.remember(`${METRO_HOURS} ${today}`, ['fact'], async () => {
    const facts = await findCityFacts(deps, BASE_LOCALE, [METRO_HOURS]);
    const rows = facts.schedule(METRO_HOURS, today);
    return rows && { id: METRO_HOURS, rows: rows.map(({ days, from, to }) => ({ days, from, to })) };
  });
}
