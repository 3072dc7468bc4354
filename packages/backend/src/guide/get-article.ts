import type { ArticleData, MarkdownBody } from '@dalil/domain/guide/article.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { viewFact } from '@dalil/domain/guide/fact-view.ts';
import { type SQL, sql } from 'drizzle-orm';
import { query } from '../core/query.ts';
import { articleCard } from './cards.ts';
import { type ArticleView, articleViewSchema } from './detail-views.ts';
import { findItem, type FoundItem } from './find-item.ts';
import { findCachedCards } from './find-related.ts';
import { parseDocument } from '@dalil/domain/guide/parse-document.ts';
import { viewProvenance } from './provenance-view.ts';
import { viewPhotographs } from './view-photographs.ts';
import { itemInput } from '../core/route-parts.ts';

const RELATED = 3;
/** The maximum number of items with something in common that are compared. */
const CANDIDATES = 200;

/** An article with the values of its facts, its places and related articles. Fails with `not_found`. */
export const getArticle = query({
  name: 'get-article',
  input: itemInput('how-salik-gates-charge'),
  output: articleViewSchema,
  permission: 'guide:read:any',
  http: {
    route: 'GET /articles/{id}',
    summary: 'An article',
    failures: ['not_found', 'withdrawn'],
    reading: { lists: [] },
  },
  run: async (deps, { id, locale }): Promise<ArticleView> => {
    const row = await findItem(deps, ['article'], id, locale);
    const related = await findCachedCards(deps, locale, {
      key: `article ${id}`,
      kinds: ['article', 'place', 'service'],
      pick: relatedTo(row),
    });
    const today = dubaiDate(deps.now());
    const { picture: _small, ...card } = articleCard(row);
    return {
      ...card,
      ...viewPhotographs(row, locale),
      publishedAt: row.published_at,
      updatedAt: row.updated_at,
      neighbourhoods: row.neighbourhoods,
      blocks: parseDocument((row.body as MarkdownBody).markdown),
      facts: row.facts.map((fact) => viewFact(fact, locale, { terms: row.terms, today })),
      corrections: row.corrections,
      overdueSince: row.overdue_since,
      provenance: viewProvenance(row, locale),
      places: related.places,
      articles: related.articles,
      services: related.services,
    };
  },
});

/** Its places in their order, articles with something in common, and services with its facts. */
function relatedTo({ id, data, sections, tags, facts }: FoundItem): SQL {
  const { placeIds } = data as ArticleData;
  return sql`(select p.kind, p.id, array_position(${sql.param(placeIds)}::text[], p.id) as rank from content_items p
             where p.kind = 'place' and p.id = any(${sql.param(placeIds)}::text[]))
            union all
            (select p.kind, p.id, row_number() over (order by shared desc, p.position) from
              (select p.*, cardinality(array(select unnest(p.sections || p.tags) intersect select unnest(
                ${sql.param([...sections, ...tags])}::text[]))) as shared from content_items p
               where p.kind = 'article' and p.state = 'published' and p.id <> ${id}
                 and (p.sections && ${sql.param(sections)}::text[] or p.tags && ${sql.param(tags)}::text[])
               order by p.position limit ${CANDIDATES}) p
             order by shared desc, p.position limit ${RELATED})
            union all
            (select s.kind, s.id, row_number() over (order by count(*) desc, s.position) from content_items s
             join (select c.kind, c.item_id from content_facts c where c.kind = 'service' and c.fact_id = any(
               ${sql.param(facts.map((fact) => fact.id))}::text[]) limit ${CANDIDATES}) c
               on c.kind = s.kind and c.item_id = s.id
             where s.state = 'published'
             group by s.kind, s.id, s.position order by count(*) desc, s.position limit ${RELATED})`;
}
