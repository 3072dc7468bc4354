import { nearestStation } from '@dalil/domain/city/nearest-station.ts';
import { areaBeside } from '@dalil/domain/guide/area-beside.ts';
import { signOf } from '@dalil/domain/journeys/stations.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { viewFact } from '@dalil/domain/guide/fact-view.ts';
import { PLACE_NOTES, type PlaceBody, type PlaceData } from '@dalil/domain/guide/place.ts';
import { nearbyPlace } from '@dalil/domain/guide/nearby-place.ts';
import type { SectionId } from '@dalil/domain/guide/sections.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { placeCard } from './cards.ts';
import type { PlaceView } from './detail-views.ts';
import { filledSummary } from './fill-summaries.ts';
import type { FoundItem } from './find-item.ts';
import { findAreaMiddles } from './find-area-middles.ts';
import { findClimateMonths } from './find-climate-months.ts';
import { distanceFrom, findCachedCards } from './find-related.ts';
import { viewProvenance } from './provenance-view.ts';
import { viewPhotographs } from './view-photographs.ts';

const NEARBY = 8;
const ARTICLES = 4;

/** A place with the places around it, the averages of the months and the articles that mention it. */
export async function viewPlace(deps: Deps, row: FoundItem, locale: Locale): Promise<PlaceView> {
  const data = row.data as PlaceData;
  const body = row.body as PlaceBody;
  const { lat, lon } = data.position;
  const today = dubaiDate(deps.now());
  const station = nearestStation(data.position);
  // Who goes out for dinner is not looking for a consulate next door.
  const besideOuting = isOuting(row) ? sql`and p.sections && ${sql.param([...OUTINGS, 'stay'])}::text[]` : sql``;
  const related = await findCachedCards(deps, locale, {
    key: `place ${row.id}`,
    kinds: ['place', 'article'],
    pick: sql`(select near.kind, near.id, row_number() over (order by near.distance) as rank from (
           select p.kind, p.id, ${distanceFrom(lat, lon)} as distance from content_items p
           where p.kind = 'place' and p.state = 'published' and p.id <> ${row.id} ${besideOuting}
           order by ${distanceFrom(lat, lon)} limit ${NEARBY}) near)
        union all
        (select p.kind, p.id, ${NEARBY} + p.position from content_items p
         where p.kind = 'article' and p.state = 'published' and p.data->'placeIds' ? ${row.id} order by p.position limit ${ARTICLES})`,
  });
  const { picture: _small, ...card } = placeCard(row, related.labelOf, today);
  const { isWithinNeighbourhood } = data;
  const middle = (await findAreaMiddles(deps)).get(card.neighbourhood);
  return {
    ...card,
    neighbourhood: areaBeside({ ...card, isWithinNeighbourhood }, middle),
    ...viewPhotographs(row, locale),
    summary: filledSummary(row, locale, today),
    tags: row.tags.map((tag) => ({ id: tag, label: related.labelOf('tag', tag) })),
    accessibility: body.accessibility,
    description: body.description ?? null,
    highlights: body.highlights ?? [],
    signature: body.signature ?? [],
    tips: body.tips ?? [],
    notes: PLACE_NOTES.flatMap((about) => {
      const text = body[about];
      return text === undefined ? [] : [{ about, text }];
    }),
    website: data.website,
    facts: row.facts.map((fact) => viewFact(fact, locale, { terms: row.terms, today })),
    priceIds: data.prices?.map(({ fact }) => fact) ?? [],
    phoneId: data.phone?.fact ?? null,
    worship: data.worship
      ? {
          faiths: data.worship.faiths,
          dressId: data.worship.dress?.fact ?? null,
          visitsId: data.worship.visits?.fact ?? null,
        }
      : null,
    station: station && { id: station.id, mode: station.mode, name: signOf(station, locale), minutes: station.minutes },
    isWithinNeighbourhood,
    arabic: row.arabic,
    provenance: viewProvenance(row, locale),
    nearby: related.places.map(nearbyPlace),
    climate: isVisited(data, row) ? await findClimateMonths(deps) : null,
    articles: related.articles,
  };
}

/** Places of these sections are gone to for pleasure. The others are used: a hotel, a clinic, a counter. */
const OUTINGS: readonly string[] = [
  'eatanddrink',
  'beaches',
  'tourism',
  'nightlife',
  'luxurylife',
  'worship',
  'events',
] satisfies (SectionId | 'events')[];
const VISITABLE: readonly PlaceData['operatingStatus'][] = ['open', 'seasonal'];

const isOuting = ({ sections }: Pick<FoundItem, 'sections'>) => sections.some((section) => OUTINGS.includes(section));

/** Whether there is a good time to go to a place: an outing, and not known to be closed. */
function isVisited({ operatingStatus }: PlaceData, row: FoundItem): boolean {
  return VISITABLE.includes(operatingStatus) && isOuting(row);
}
