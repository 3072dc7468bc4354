import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { NeighbourhoodBody, NeighbourhoodData } from '@dalil/domain/guide/neighbourhood-profile.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import type { NeighbourhoodView } from './detail-views.ts';
import { filledSummary } from './fill-summaries.ts';
import type { FoundItem } from './find-item.ts';
import { findCachedCards } from './find-related.ts';
import { viewProvenance } from './provenance-view.ts';
import { viewPhotographs } from './view-photographs.ts';

const RELATED = 4;

/** A neighbourhood with its landmarks, how many of its places each list contains, and the articles about it. */
export async function viewNeighbourhood(deps: Deps, row: FoundItem, locale: Locale): Promise<NeighbourhoodView> {
  const data = row.data as NeighbourhoodData;
  const body = row.body as NeighbourhoodBody;
  const landmarks = sql.param(data.landmarkPlaceIds);
  const cards = await findCachedCards(deps, locale, {
    key: `neighbourhood ${row.id}`,
    kinds: ['neighbourhood', 'place', 'article'],
    pick: sql`(select p.kind, p.id, array_position(${landmarks}::text[], p.id) as rank from content_items p
           where p.kind = 'place' and p.id = any(${landmarks}::text[]))
          union all
          (select p.kind, p.id, p.position from content_items p
           where p.kind = 'article' and p.state = 'published' and p.neighbourhoods @> array[${row.id}::text]
           order by p.position limit ${RELATED})`,
  });
  return {
    id: row.id,
    locale: row.locale,
    title: row.title,
    summary: filledSummary(row, locale, dubaiDate(deps.now())),
    position: { lat: data.position.lat, lon: data.position.lon },
    alsoKnownAs: body.alsoKnownAs,
    character: body.character,
    transit: data.transit.map(({ mode, line }, at) => ({ mode, line, stop: body.transit[at] ?? '' })),
    housing: body.housing,
    freehold: { status: data.freehold, text: body.freehold },
    pros: body.pros,
    cons: body.cons,
    asOf: row.as_of,
    provenance: viewProvenance(row, locale),
    ...viewPhotographs(row, locale),
    landmarks: cards.places,
    sections: row.sectionCounts,
    articles: cards.articles,
  };
}
