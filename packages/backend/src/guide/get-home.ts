import { dubaiMinute } from '@dalil/domain/city/clock-time.ts';
import { dayPartAt } from '@dalil/domain/city/day-part.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { hijriDate } from '@dalil/domain/guide/hijri-date.ts';
import { sql } from 'drizzle-orm';
import { query } from '../core/query.ts';
import { findHomeDay } from './find-home-day.ts';
import { findCards } from './find-related.ts';
import { bareHours, type HomeView, homeViewSchema, pickedEvent, pickedPlace } from './home-view.ts';
import { inLocale } from '../core/route-parts.ts';

const KINDS = ['article', 'place', 'event', 'neighbourhood', 'handbook', 'fact', 'term'];

/** The home page: what the verdicts about the day are computed from, the next events, places, the season, articles. */
export const getHome = query({
  name: 'get-home',
  input: inLocale,
  output: homeViewSchema,
  permission: 'guide:read:any',
  http: {
    route: 'GET /home',
    summary: 'What the home page shows today',
    reading: { followsDayPart: true },
  },
  run: async (deps, { locale }): Promise<HomeView> => {
    const now = deps.now();
    const today = dubaiDate(now);
    const chosen = await deps.memory.remember(`home ${today}`, KINDS, () => findHomeDay(deps, today));
    const { roles, nearby, articles, events, seasonal, ...day } = chosen;
    const wanted = [
      ...idsOf('place', [...roles.map(({ id }) => id), ...nearby]),
      ...idsOf('article', articles),
      ...idsOf('event', [...events, ...seasonal]),
    ];
    const cards = await findCards(
      deps,
      locale,
      sql`select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as p(kind text, id text, rank int)`,
    );
    const places = new Map(cards.places.map((place) => [place.id, place]));
    const eventOf = new Map(cards.events.map((event) => [event.id, event]));
    const inOrder = <Card>(ids: readonly string[], of: ReadonlyMap<string, Card>) =>
      ids.flatMap((id) => of.get(id) ?? []);
    return {
      today,
      hijri: hijriDate(now),
      part: dayPartAt(chosen.day.sun, dubaiMinute(now)),
      ...day,
      suggested: roles.flatMap(({ id, role }) => {
        const place = places.get(id);
        return place
          ? [{ id, href: place.href, locale: place.locale, title: place.title, role, hours: bareHours(place) }]
          : [];
      }),
      events: inOrder(events, eventOf).map(pickedEvent),
      nearby: inOrder(nearby, places).map(pickedPlace),
      seasonal: inOrder(seasonal, eventOf).map(pickedEvent),
      articles: cards.articles,
    };
  },
});

function idsOf(kind: string, ids: readonly string[]) {
  return [...new Set(ids)].map((id, rank) => ({ kind, id, rank }));
}
