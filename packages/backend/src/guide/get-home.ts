import { prayerTimes, sunTimes } from '@dalil/domain/city/prayer-times.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { COMFORT_LEVELS } from '@dalil/domain/guide/handbook-climate.ts';
import type { HandbookBody, HandbookData } from '@dalil/domain/guide/handbook.ts';
import { hijriDate } from '@dalil/domain/guide/hijri-date.ts';
import { HOME_COUNTS, HOME_SERVICE_IDS } from '@dalil/domain/guide/home-picks.ts';
import { NEIGHBOURHOODS } from '@dalil/domain/guide/neighbourhood.ts';
import { articleCardSchema, placeCardSchema, serviceCardSchema } from '@dalil/domain/guide/views.ts';
import { type Locale, LOCALES } from '@dalil/domain/language/locale.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Deps } from '../core/deps.ts';
import { query } from '../core/query.ts';
import { findCards } from './find-related.ts';
import { type ItemRow, withText } from './item-rows.ts';

const neighbourhoodCountSchema = z.object({
  id: z.string(),
  position: z.object({ lat: z.number(), lon: z.number() }),
  placeCount: z.number(),
});

/** Monthly normals, never a forecast: degrees Celsius, sun times of the 15th. */
const climateMonthSchema = z.object({
  locale: z.enum(LOCALES),
  month: z.number(),
  meanMaxC: z.number(),
  meanMinC: z.number(),
  seaTemperatureC: z.number(),
  uvIndexTypicalMax: z.number(),
  comfort: z.enum(COMFORT_LEVELS),
  comfortLabel: z.string(),
  advice: z.string(),
  asOf: z.string(),
});

export const homeViewSchema = z.object({
  /** The day in Dubai, `YYYY-MM-DD`, and the same in the Umm al-Qura calendar. */
  today: z.string(),
  hijri: z.object({ year: z.number(), month: z.number(), day: z.number() }),
  /** Minutes since midnight, as in the view of a day. */
  sun: z.object({ sunrise: z.number(), sunset: z.number() }),
  prayers: z.object({ fajr: z.number(), dhuhr: z.number(), asr: z.number(), maghrib: z.number(), isha: z.number() }),
  articles: z.array(articleCardSchema),
  dining: z.array(placeCardSchema),
  sights: z.array(placeCardSchema),
  services: z.array(serviceCardSchema),
  neighbourhoods: z.array(neighbourhoodCountSchema),
  climate: z.nullable(climateMonthSchema),
});

export type HomeView = z.infer<typeof homeViewSchema>;

/** The home page: the day, a daily changing selection of articles and places, services, neighbourhoods, the month. */
export const getHome = query({
  name: 'get-home',
  input: z.object({ locale: z.enum(LOCALES) }),
  permission: 'guide:read:any',
  run: async (deps, { locale }): Promise<HomeView> => {
    const today = dubaiDate(deps.now());
    const { sunrise: _printed, ...prayers } = prayerTimes(today);
    const [cards, neighbourhoods, climate] = await Promise.all([
      findCards(deps, locale, await pickOfTheDay(deps, today)),
      deps.memory.remember('neighbourhoods', ['place', 'neighbourhood'], () => countNeighbourhoods(deps)),
      findClimate(deps, locale, Number(today.slice(5, 7))),
    ]);
    return {
      today,
      hijri: hijriDate(deps.now()),
      sun: sunTimes(today),
      prayers,
      articles: cards.articles,
      dining: cards.places.slice(0, HOME_COUNTS.dining),
      sights: cards.places.slice(HOME_COUNTS.dining),
      services: cards.services,
      neighbourhoods,
      climate,
    };
  },
});

/** The selection reads all items, so it is computed once a day and after a change. */
async function pickOfTheDay(deps: Deps, today: string): Promise<SQL> {
  const kinds = ['article', 'place', 'service'];
  const picked = await deps.memory.remember(`home ${today}`, kinds, async () => {
    const { rows } = await deps.db.execute<{ kind: string; id: string; rank: number }>(homePicks(today));
    return JSON.stringify(rows);
  });
  return sql`select * from jsonb_to_recordset(${picked}::jsonb) as p(kind text, id text, rank int)`;
}

/**
 * The same selection for all users on one day, a different one the next. Dining ranks before sights, which distinguishes them.
 */
function homePicks(today: string): SQL {
  const ofTheDay = sql`md5(p.id || ${today}::text)`;
  const open = sql`p.state = 'published' and p.data->>'operatingStatus' = 'open'`;
  return sql`
    (select p.kind, p.id, row_number() over (order by ${ofTheDay}) as rank from content_items p
     where p.kind = 'article' and p.state = 'published' order by ${ofTheDay} limit ${HOME_COUNTS.articles})
    union all
    (select p.kind, p.id, row_number() over (order by ${ofTheDay}) from content_items p
     where p.kind = 'place' and ${open} and p.category = 'dining' order by ${ofTheDay} limit ${HOME_COUNTS.dining})
    union all
    (select p.kind, p.id, ${HOME_COUNTS.dining}::int + row_number() over (order by ${ofTheDay}) from content_items p
     where p.kind = 'place' and ${open} and p.category = 'attractions' and p.sections @> array['tourism']
     order by ${ofTheDay} limit ${HOME_COUNTS.sights})
    union all
    (select p.kind, p.id, array_position(${sql.param([...HOME_SERVICE_IDS])}::text[], p.id) from content_items p
     where p.kind = 'service' and p.id = any(${sql.param([...HOME_SERVICE_IDS])}::text[]))`;
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

async function findClimate({ db }: Deps, locale: Locale, month: number): Promise<HomeView['climate']> {
  const { rows } = await db.execute<Pick<ItemRow, 'data' | 'body' | 'locale' | 'as_of'>>(sql`
    select i.data, i.as_of, t.locale, t.body from content_items i ${withText(locale)}
    where i.kind = 'handbook' and i.id = 'climate' and i.state = 'published'`);
  const [row] = rows;
  const normals = (row?.data as HandbookData<'climate'> | undefined)?.months[month - 1];
  if (!row || !normals) return null;
  const body = row.body as HandbookBody<'climate'>;
  const { meanMaxC, meanMinC, seaTemperatureC, uvIndexTypicalMax, comfort } = normals;
  return {
    locale: row.locale,
    month,
    meanMaxC,
    meanMinC,
    seaTemperatureC,
    uvIndexTypicalMax,
    comfort,
    comfortLabel: body.comfort[comfort].label,
    advice: body.advice[month - 1] ?? '',
    asOf: row.as_of,
  };
}
