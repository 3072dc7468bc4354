import { dubaiMinute } from '@dalil/domain/city/clock-time.ts';
import { DAY_PARTS, dayPartAt } from '@dalil/domain/city/day-part.ts';
import { sunTimes } from '@dalil/domain/city/prayer-times.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { EVENING_BLOCKS } from '@dalil/domain/guide/evening-blocks.ts';
import { eveningEvents } from '@dalil/domain/guide/evening-events.ts';
import { eveningProgrammes } from '@dalil/domain/guide/evening-programmes.ts';
import { type Candidate, occasionPicks, type PickGroup } from '@dalil/domain/guide/occasion-picks.ts';
import { type OccasionId, OCCASIONS } from '@dalil/domain/guide/occasions.ts';
import { nextEvents } from '@dalil/domain/guide/home-picks.ts';
import type { PlaceData } from '@dalil/domain/guide/place.ts';
import { factViewSchema, scheduleRowsSchema } from '@dalil/domain/guide/views.ts';
import { BASE_LOCALE, type Locale } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { findCityFacts } from '../city/find-city.ts';
import type { Deps } from '../core/deps.ts';
import { query } from '../core/query.ts';
import { findCards } from './find-related.ts';
import { findEventData } from './find-home-day.ts';
import { pickedEvent, pickedEventSchema, pickedPlace, pickedPlaceSchema } from './home-view.ts';
import { ITEM_COLUMNS, type ItemRow, withText } from './item-rows.ts';
import { hoursOf } from './place-hours.ts';
import { locale } from '../core/route-parts.ts';

const ids = OCCASIONS.map(({ id }) => id) as [OccasionId, ...OccasionId[]];
export const occasionIdSchema = z.enum(ids);

export const occasionViewSchema = z.object({
  /** The day in Dubai, and the part of it in which the answer was made. */
  today: z.string(),
  part: z.enum(DAY_PARTS),
  sun: z.object({ sunrise: z.number(), sunset: z.number() }),
  /** Dated today without an hour; else of the six days after it. Only of the page for tonight. */
  events: z.array(pickedEventSchema),
  /** How many weekly programmes this evening has. Only of the page for tonight. */
  programmeCount: z.number(),
  /** Only of the page for tonight: the metro's hours in an ordinary week, and what is known of it, of night buses and of taxis. */
  wayHome: z.nullable(z.object({ metro: scheduleRowsSchema, facts: z.array(factViewSchema) })),
  groups: z.array(
    z.object({
      id: z.string(),
      /** What begins in this part of the evening, by its hour. Only of the page for tonight. */
      events: z.array(pickedEventSchema),
      picks: z.array(
        pickedPlaceSchema.extend({
          /** Why it was chosen. `value` is in minutes on foot. */
          reasons: z.array(z.object({ code: z.string(), value: z.optional(z.number()) })),
        }),
      ),
    }),
  ),
});
export type OccasionView = z.infer<typeof occasionViewSchema>;

/** In each part of an evening. */
const MOST_EVENTS = 4;
const WAY_HOME = ['metro.hours', 'bus.night', 'taxi.minimum', 'taxi.flagfall.night'];
const KINDS = ['place', 'event', 'fact', 'term'];

/** A page of choices for an evening, a family or a first visit, chosen by rule, each with its reasons. */
export const getOccasion = query({
  name: 'get-occasion',
  input: z.object({ occasion: occasionIdSchema.meta({ example: 'tonight' }), locale }),
  output: occasionViewSchema,
  permission: 'guide:read:any',
  http: {
    route: 'GET /occasions/{occasion}',
    summary: 'Choices for tonight, with children or for a first visit, with their reasons',
    reading: { followsDayPart: true },
  },
  run: async (deps, { occasion, locale }): Promise<OccasionView> => {
    const now = deps.now();
    const today = dubaiDate(now);
    const { groups, events, programmeCount } = await deps.memory.remember(`occasion ${occasion} ${today}`, KINDS, () =>
      choose(deps, occasion, today),
    );
    const wanted = [
      ...groups.flatMap(({ picks }) => picks.map(({ id }) => ({ kind: 'place', id }))),
      ...[...events, ...groups.flatMap((group) => group.events)].map((id) => ({ kind: 'event', id })),
    ].map((item, rank) => ({ ...item, rank }));
    const cards = await findCards(
      deps,
      locale,
      sql`select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as p(kind text, id text, rank int)`,
    );
    const places = new Map(cards.places.map((place) => [place.id, place]));
    const eventsById = new Map(cards.events.map((event) => [event.id, event]));
    const pickedOf = (chosen: readonly string[]) =>
      chosen.flatMap((id) => eventsById.get(id) ?? []).map((event) => pickedEvent(event));
    const sun = sunTimes(today);
    const wayHome = occasion === 'tonight' ? await findWayHome(deps, locale, today) : null;
    return {
      today,
      part: dayPartAt(sun, dubaiMinute(now)),
      sun,
      events: pickedOf(events),
      programmeCount,
      wayHome,
      groups: groups.map(({ id, picks, events: begun }) => ({
        id,
        events: pickedOf(begun),
        picks: picks.flatMap(({ id: placeId, reasons }) => {
          const place = places.get(placeId);
          return place ? [{ ...pickedPlace(place), reasons }] : [];
        }),
      })),
    };
  },
});

type Choice = {
  groups: (PickGroup & { events: string[] })[];
  events: string[];
  programmeCount: number;
};

/** Reads every place that may be chosen, so it is done once a day and after a change. */
async function choose(deps: Deps, occasion: OccasionId, today: string): Promise<Choice> {
  const { rows } = await deps.db.execute<ItemRow>(sql`
    select ${ITEM_COLUMNS} from content_items i ${withText(BASE_LOCALE)}
    where i.kind = 'place' and i.state = 'published' and i.data->>'operatingStatus' = 'open'
      and not i.data ? 'isOutsideEmirate' and i.sections && array['tourism', 'beaches', 'eatanddrink', 'nightlife', 'living']
    order by i.position, i.id`);
  const candidates = rows.map((row): Candidate => {
    const { id, sections, tags } = row;
    return { id, sections, tags, hours: hoursOf(row, today), data: row.data as PlaceData };
  });
  const groups = occasionPicks(occasion, candidates, today);
  if (occasion !== 'tonight') {
    return { groups: groups.map((group) => ({ ...group, events: [] })), events: [], programmeCount: 0 };
  }
  const all = await findEventData(deps);
  const programmes = eveningProgrammes(all, today);
  const beginning = eveningEvents(all, today, MOST_EVENTS);
  const timed = new Set(Object.values(beginning).flat());
  return {
    groups: EVENING_BLOCKS.map(({ id }) => ({
      id,
      events: beginning[id],
      picks: groups.find((group) => group.id === id)?.picks ?? [],
    })),
    events: nextEvents(all, today).filter((id) => !timed.has(id)),
    programmeCount: programmes.length,
  };
}

async function findWayHome(deps: Deps, locale: Locale, today: string): Promise<OccasionView['wayHome']> {
  const facts = await findCityFacts(deps, locale, WAY_HOME);
  return { metro: facts.schedule('metro.hours', today) ?? [], facts: facts.view(WAY_HOME) };
}
