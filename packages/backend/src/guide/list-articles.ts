import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { parseListing } from '@dalil/domain/guide/listing.ts';
import { ARTICLE_LISTING } from '@dalil/domain/guide/sections.ts';
import { type ArticleCard, articleCardSchema, type Listing, listingSchema } from '@dalil/domain/guide/views.ts';
import { query } from '../core/query.ts';
import { articleCard } from './cards.ts';
import { viewFacets } from '@dalil/domain/guide/facet-views.ts';
import { findListing } from './find-listing.ts';
import { listed } from '../core/route-parts.ts';

/** A page of the articles. `search` is the query of the list's page. Unknown parameters are ignored. */
export const listArticles = query({
  name: 'list-articles',
  input: listed,
  output: listingSchema(articleCardSchema),
  permission: 'guide:read:any',
  http: {
    route: 'GET /articles',
    summary: 'A page of the articles, with facets',
    reading: { lists: ['article'] },
  },
  run: async (deps, { locale, search }): Promise<Listing<ArticleCard>> => {
    const rules = ARTICLE_LISTING;
    const request = parseListing(new URLSearchParams(search), rules);
    const { rows, counts, ...rest } = await findListing(deps, {
      kind: 'article',
      section: null,
      rules,
      request,
      locale,
      today: dubaiDate(deps.now()),
    });
    return { ...rest, items: rows.map(articleCard), facets: viewFacets(counts, request, {}, (_, id) => id) };
  },
});
