import { inlineText } from '@dalil/domain/guide/document.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { EventBody, EventData, Recurrence } from '@dalil/domain/guide/event.ts';
import { comingOccurrences } from '@dalil/domain/guide/event-list.ts';
import { viewFact } from '@dalil/domain/guide/fact-view.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { eventCard } from './cards.ts';
import type { EventView } from './detail-views.ts';
import type { FoundItem } from './find-item.ts';
import { eventConditions } from './event-conditions.ts';
import { findCachedCards } from './find-related.ts';
import { findCollections } from './list-collections.ts';
import { viewProvenance } from './provenance-view.ts';

const RELATED = 4;
const MONTHS_AHEAD = 24;

/** An event with its times in the next two years, its venue, and similar events. */
export async function viewEvent(deps: Deps, row: FoundItem, locale: Locale): Promise<EventView> {
  const data = row.data as EventData;
  const body = row.body as EventBody;
  const today = dubaiDate(deps.now());
  const related = await findCachedCards(deps, locale, {
    key: `event ${row.id}`,
    kinds: ['event', 'place', 'article'],
    pick: sql`(select p.kind, p.id, 0 as rank from content_items p where p.kind = 'place' and p.id = ${data.placeId}::text)
        union all
        (select p.kind, p.id, row_number() over (order by ${likeness(data)} desc, p.position) from content_items p
         where p.kind = 'event' and p.state = 'published' and p.id <> ${row.id}
         order by ${likeness(data)} desc, p.position limit ${RELATED})
        union all
        (select p.kind, p.id, p.position from content_items p
         where p.kind = 'article' and p.state = 'published' and p.data->'placeIds' ? ${data.placeId}::text
         order by p.position limit ${RELATED})`,
  });
  const plan = (await findCollections(deps, locale)).find(({ event }) => event === row.id);
  const card = eventCard(row, related.labelOf, today);
  const place = related.places[0] ?? null;
  return {
    ...card,
    about: inlineText(row.summary),
    audience: row.audience,
    organiser: body.organiser,
    when: inlineText(body.recurrenceNote),
    website: data.website,
    calendar: calendarOf(data.recurrence),
    occurrences: comingOccurrences(data, today, MONTHS_AHEAD),
    confidence: data.confidence,
    facts: row.facts.map((fact) => viewFact(fact, locale, { terms: row.terms, today })),
    ...(data.prices && { priceIds: data.prices.map(({ fact }) => fact) }),
    provenance: viewProvenance(row, locale),
    place,
    conditions: await eventConditions(deps, card.next, place),
    plan: plan ? { href: plan.href, title: plan.title, locale: plan.locale } : null,
    related: related.events,
    articles: related.articles,
  };
}

/** The similarity of events: the same place counts most, then the same type, then each month they have in common. */
function likeness({ placeId, type, usualMonths }: EventData) {
  return sql`(case when p.data->>'placeId' = ${placeId}::text then 20 else 0 end
    + case when p.data->>'type' = ${type}::text then 15 else 0 end
    + (select count(*) from jsonb_array_elements(p.data->'usualMonths') m where m::int = any(${sql.param(usualMonths)}::int[])))`;
}

function calendarOf(recurrence: Recurrence): EventView['calendar'] {
  if (recurrence.rule === 'lunisolar') return recurrence.calendar;
  return recurrence.rule === 'hijri' ? 'hijri' : 'gregorian';
}
