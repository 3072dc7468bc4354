import { DAY_MINUTES, minuteOf } from '@dalil/domain/city/clock-time.ts';
import { prayerTimes, sunTimes } from '@dalil/domain/city/prayer-times.ts';
import type { PlaceRole } from '@dalil/domain/city/verdict.ts';
import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import type { EventData } from '@dalil/domain/guide/event.ts';
import { chooseProgrammes, eveningProgrammes } from '@dalil/domain/guide/evening-programmes.ts';
import { HOME_COUNTS, nextEvents, seasonalEvents } from '@dalil/domain/guide/home-picks.ts';
import { NEIGHBOURHOODS } from '@dalil/domain/guide/neighbourhood.ts';
import { BASE_LOCALE } from '@dalil/domain/language/locale.ts';
import { type SQL, sql } from 'drizzle-orm';
import { dayTariffs, TARIFF_FACTS } from '../city/day-tariffs.ts';
import { findCityFacts, findCityItems } from '../city/find-city.ts';
import { monthNormals } from '../city/month-normals.ts';
import type { Deps } from '../core/deps.ts';
import { distanceFrom } from './find-related.ts';
import type { HomeView } from './home-view.ts';

/** What the home page chooses and computes for a day, in no language. */
export type HomeDay = Pick<HomeView, 'day' | 'metro' | 'sermon' | 'emergency' | 'neighbourhoods'> & {
  roles: { id: string; role: PlaceRole }[];
  nearby: string[];
  articles: string[];
  events: string[];
  seasonal: string[];
};

const DOWNTOWN = { lat: 25.1972, lon: 55.2744 };
/** In degrees of latitude, about six kilometres. */
const NEAR = 0.055;

/** Everything about a day that is the same in all languages. It reads many items, so callers remember it. */
export async function findHomeDay(deps: Deps, today: string): Promise<HomeDay> {
  const [facts, { handbook, events }, places, articles, neighbourhoods] = await Promise.all([
    findCityFacts(deps, BASE_LOCALE, [...TARIFF_FACTS, 'metro.hours', 'friday.prayer', 'emergency.police']),
    findCityItems(deps, BASE_LOCALE, 'climate', ['public-holiday']),
    deps.db.execute<{ id: string; role: PlaceRole | 'nearby' }>(pickedPlaces(today)),
    deps.db.execute<{ id: string }>(sql`
      select p.id from content_items p where p.kind = 'article' and p.state = 'published'
      order by ${ofTheDay(today)} limit ${HOME_COUNTS.articles}`),
    countNeighbourhoods(deps),
  ]);
  const dated = await findEventData(deps);
  const holidays = events.map((row) => ({ ...(row.data as EventData), id: row.id }));
  const { sunrise: _printed, ...prayers } = prayerTimes(today);
  const tomorrow = addDays(today, 1);
  const month = handbook && monthNormals(handbook)[Number(today.slice(5, 7)) - 1];
  const sermon = facts.text('friday.prayer', 'time', today);
  return {
    day: {
      sun: sunTimes(today),
      prayers,
      nextFajr: prayerTimes(tomorrow).fajr + DAY_MINUTES,
      nextSunrise: sunTimes(tomorrow).sunrise + DAY_MINUTES,
      tariffs: dayTariffs(facts, today, holidays),
      month: month ? meansOf(month) : null,
    },
    metro: facts.schedule('metro.hours', today),
    sermon: sermon === null ? null : minuteOf(sermon),
    emergency: facts.text('emergency.police', 'phone', today),
    roles: places.rows.flatMap(({ id, role }) => (role === 'nearby' ? [] : [{ id, role }])),
    nearby: places.rows.filter(({ role }) => role === 'nearby').map(({ id }) => id),
    articles: articles.rows.map(({ id }) => id),
    events: eventsOfHome(dated, today),
    seasonal: seasonalEvents(dated, today),
    neighbourhoods,
  };
}

/** What has a date, and in the places that are left what is on every week on such an evening. */
function eventsOfHome(events: Awaited<ReturnType<typeof findEventData>>, today: string): string[] {
  const next = nextEvents(events, today);
  const programmes = chooseProgrammes(eveningProgrammes(events, today), today, HOME_COUNTS.events - next.length);
  return [...next, ...programmes.map(({ id }) => id)];
}

function meansOf(month: NonNullable<HomeView['day']['month']>): HomeView['day']['month'] {
  const { meanMaxC, meanMinC, seaTemperatureC, uvIndexTypicalMax, comfort } = month;
  return { meanMaxC, meanMinC, seaTemperatureC, uvIndexTypicalMax, comfort };
}

/** The same order for everyone on one day, another one the next. */
const ofTheDay = (today: string) => sql`md5(p.id || ${today}::text)`;

/** Places suggested for something at some hour, and the best known ones near Downtown. Without hours none is suggested as open. */
function pickedPlaces(today: string): SQL {
  const isOpen = sql`p.kind = 'place' and p.state = 'published' and p.data->>'operatingStatus' = 'open'
    and not p.data ? 'isOutsideEmirate'`;
  const hasHours = sql`p.data->'hours' ? 'weekly'`;
  const pick = (role: PlaceRole, count: number, filter: SQL) =>
    sql`(select p.id, ${role}::text as role, row_number() over (order by ${ofTheDay(today)}) as rank
      from content_items p where ${isOpen} and ${filter} order by ${ofTheDay(today)} limit ${count})`;
  const isOf = (...subcategories: string[]) => sql`p.data->>'subcategory' = any(${sql.param(subcategories)}::text[])`;
  const distance = sql`(${distanceFrom(DOWNTOWN.lat, DOWNTOWN.lon)})`;
  const rank = sql`coalesce((p.data->>'editorWeight')::float8, 0) + case when ${hasHours} then 3 else 0 end - ${distance} * 20`;
  return sql`select id, role from (
    ${pick(
      'indoors',
      5,
      sql`${hasHours} and p.sections @> array['tourism'] and p.data->>'setting' <> 'outdoor'
      and ${isOf('museum', 'aquarium', 'immersive', 'nature', 'gallery', 'zoo', 'library')}`,
    )} union all
    ${pick('souk', 2, sql`${hasHours} and ${isOf('souk', 'market')}`)} union all
    ${pick('view', 2, sql`${hasHours} and p.tags && array['observation-deck', 'views']`)} union all
    ${pick('seafront', 2, sql`${hasHours} and p.sections @> array['beaches']`)} union all
    ${pick('food', 4, sql`${hasHours} and p.sections @> array['eatanddrink']`)} union all
    ${pick('walk', 1, sql`p.tags @> array['walk'] and ${isOf('promenade', 'heritage', 'district')}`)} union all
    ${pick(
      'sunset',
      1,
      sql`p.sections @> array['beaches'] and ${isOf('beach', 'promenade')}
      and p.neighbourhoods && array['jumeirah', 'jbr', 'palm-jumeirah', 'dubai-marina', 'al-sufouh']`,
    )} union all
    (select p.id, 'nearby', row_number() over (order by ${rank} desc) from content_items p
      where ${isOpen} and p.sections @> array['tourism'] and p.category = 'attractions' and ${distance} < ${NEAR}
      order by ${rank} desc limit ${HOME_COUNTS.nearby})
  ) picked order by role, rank`;
}

/** The data of all published events: their dates follow from rules, which the database does not know. */
export async function findEventData({ db }: Deps): Promise<{ id: string; data: EventData }[]> {
  const { rows } = await db.execute<{ id: string; data: EventData }>(sql`
    select id, data from content_items where kind = 'event' and state = 'published' order by position, id`);
  return rows;
}

async function countNeighbourhoods({ db }: Deps): Promise<HomeView['neighbourhoods']> {
  const { rows } = await db.execute<HomeView['neighbourhoods'][number]>(sql`
    select n.id, jsonb_build_object('lat', n.data->'position'->'lat', 'lon', n.data->'position'->'lon') as position,
      (select count(*)::int from content_items p where p.kind = 'place' and p.state = 'published'
        and p.neighbourhoods @> array[n.id]) as "placeCount"
    from content_items n where n.kind = 'neighbourhood' and n.state = 'published'
      and n.id = any(${sql.param([...NEIGHBOURHOODS])}::text[])
    order by array_position(${sql.param([...NEIGHBOURHOODS])}::text[], n.id)`);
  return rows;
}
