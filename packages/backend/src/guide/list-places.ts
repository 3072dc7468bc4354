import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { listTime } from '@dalil/domain/guide/closed-places.ts';
import { parseListing } from '@dalil/domain/guide/listing.ts';
import { SECTION_IDS, SECTIONS } from '@dalil/domain/guide/sections.ts';
import type { PlaceData } from '@dalil/domain/guide/place.ts';
import type { TermGroup } from '@dalil/domain/guide/term.ts';
import { type Listing, listingSchema, type PlaceCard, placeCardSchema } from '@dalil/domain/guide/views.ts';
import { chooseWider, type Wider, type WiderRequest, widerRequests } from '@dalil/domain/guide/wider-places.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Deps } from '../core/deps.ts';
import { query } from '../core/query.ts';
import { placeCard } from './cards.ts';
import { dropUnknownTerms } from './drop-unknown-terms.ts';
import { viewFacets } from '@dalil/domain/guide/facet-views.ts';
import { findLabels } from './find-labels.ts';
import { findListing, type ListingScope } from './find-listing.ts';
import type { ItemRow } from './item-rows.ts';
import { listed } from '../core/route-parts.ts';

const TERMS_OF_FACET = { type: 'subcategory', cuisine: 'cuisine' } as const satisfies Record<string, TermGroup>;

/** A page of the places of a section. `search` is the query of the list's page. Unknown parameters are ignored. */
export const listPlaces = query({
  name: 'list-places',
  input: z.object({
    section: z.enum(SECTION_IDS).meta({ description: 'A list of places', example: 'beaches' }),
    ...listed.shape,
  }),
  output: listingSchema(placeCardSchema),
  permission: 'guide:read:any',
  http: {
    route: 'GET /sections/{section}/places',
    summary: 'A page of the places of a section, with facets',
    reading: { lists: ['place'] },
  },
  run: async (deps, { section, locale, search }): Promise<Listing<PlaceCard>> => {
    const rules = SECTIONS[section];
    const request = await dropUnknownTerms(deps, parseListing(new URLSearchParams(search), rules), TERMS_OF_FACET);
    const today = dubaiDate(deps.now());
    const scope = { kind: 'place', section, rules, request, locale, today, at: listTime(deps.now()) } as const;
    const found = await findListing(deps, scope);
    const labelOf = await findLabels(deps, locale);
    const wider = found.total === 0 ? await findWider(deps, scope) : null;
    return {
      items: found.rows.map((row) => placeCard(row, labelOf, today)),
      total: found.total,
      page: found.page,
      pageCount: found.pageCount,
      facets: viewFacets(found.counts, request, TERMS_OF_FACET, labelOf),
      asOf: found.asOf,
      ...(wider && { wider: { ...wider, items: wider.items.map(({ row }) => placeCard(row, labelOf, today)) } }),
    };
  },
});

type Located = { id: string; position: PlaceData['position'] };
type LocatedRow = Located & { row: ItemRow };

/** Where nothing fits: what fits without some of the filters. */
async function findWider(deps: Deps, scope: ListingScope): Promise<Wider<LocatedRow> | null> {
  for (const wider of widerRequests(scope.request)) {
    const { rows, total } = await findListing(deps, { ...scope, request: wider.request });
    if (rows.length === 0) continue;
    const items = rows.map((row) => ({ id: row.id, position: (row.data as PlaceData).position, row }));
    const chosen = chooseWider(wider, { items, total }, await findAround(deps, wider));
    if (chosen) return chosen;
  }
  return null;
}

/** All places of each area that a request was widened beyond. */
async function findAround({ db }: Deps, { areas }: WiderRequest): Promise<Map<string, Located[]>> {
  if (areas.length === 0) return new Map();
  const { rows } = await db.execute<Located & { areas: string[] }>(sql`
    select i.id, i.neighbourhoods as areas, i.data->'position' as position from content_items i
    where i.kind = 'place' and i.state = 'published' and i.neighbourhoods && ${sql.param([...areas])}::text[]`);
  return new Map(areas.map((area) => [area, rows.filter((row) => row.areas.includes(area))]));
}
