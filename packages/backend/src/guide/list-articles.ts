import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { parseListing } from '@dalil/domain/guide/listing.ts';
import { ARTICLE_LISTING } from '@dalil/domain/guide/sections.ts';
import type { ArticleCard, Listing } from '@dalil/domain/guide/views.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { query } from '../core/query.ts';
import { articleCard } from './cards.ts';
import { viewFacets } from '@dalil/domain/guide/facet-views.ts';
import { findListing } from './find-listing.ts';

/** A page of the articles. `search` is the query of the list's page. Unknown parameters are ignored. */
export const listArticles = query({
  name: 'list-articles',
  input: z.object({ locale: z.enum(LOCALES), search: textInput().max(2000) }),
  permission: 'guide:read:any',
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
