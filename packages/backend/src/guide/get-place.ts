import type { PlaceBody, PlaceData } from '@dalil/domain/guide/place.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { query } from '../core/query.ts';
import { placeCard, placeTerms } from './cards.ts';
import type { PlaceView } from './detail-views.ts';
import { findItem } from './find-item.ts';
import { distanceFrom, findCards } from './find-related.ts';
import { viewProvenance } from './provenance-view.ts';

const NEARBY = 4;

/** A place with what lies near it and the articles that mention it. Fails with `not_found`. */
export const getPlace = query({
  name: 'get-place',
  input: z.object({ id: z.string().max(80), locale: z.enum(LOCALES) }),
  permission: 'guide:read:any',
  run: async (deps, { id, locale }): Promise<PlaceView> => {
    const row = await findItem(deps, 'place', id, locale);
    const data = row.data as PlaceData;
    const body = row.body as PlaceBody;
    const { lat, lon } = data.position;
    const related = await findCards(
      deps,
      locale,
      sql`(select near.kind, near.id, row_number() over (order by near.distance) as rank from (
             select p.kind, p.id, ${distanceFrom(lat, lon)} as distance from content_items p
             where p.kind = 'place' and p.state = 'published' and p.id <> ${id}
             order by ${distanceFrom(lat, lon)} limit ${NEARBY}) near)
          union all
          (select p.kind, p.id, ${NEARBY} + p.position from content_items p
           where p.kind = 'article' and p.state = 'published' and p.data->'placeIds' ? ${id} order by p.position limit ${NEARBY})`,
      placeTerms(row),
    );
    return {
      ...placeCard(row, related.labelOf),
      tags: row.tags.map((tag) => ({ id: tag, label: related.labelOf('tag', tag) })),
      accessibility: body.accessibility,
      website: data.website,
      isWithinNeighbourhood: data.isWithinNeighbourhood,
      provenance: viewProvenance(row, locale),
      nearby: related.places,
      articles: related.articles,
    };
  },
});
