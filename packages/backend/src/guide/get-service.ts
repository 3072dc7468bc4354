import { inlineText } from '@dalil/domain/guide/document.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { viewFact } from '@dalil/domain/guide/fact-view.ts';
import { routeLines } from '@dalil/domain/guide/route.ts';
import type { ServiceBody, ServiceData } from '@dalil/domain/guide/service.ts';
import { sql } from 'drizzle-orm';
import { query } from '../core/query.ts';
import { serviceCard } from './cards.ts';
import { type ServiceView, serviceViewSchema } from './detail-views.ts';
import { findItem } from './find-item.ts';
import { findCachedCards } from './find-related.ts';
import { viewProvenance } from './provenance-view.ts';
import { itemInput } from '../core/route-parts.ts';

const RELATED = 3;
/** The maximum number of articles with a fact in common that are compared. */
const CANDIDATES = 200;

/** A government service with the values of its facts, related services and articles. Fails with `not_found`. */
export const getService = query({
  name: 'get-service',
  input: itemInput('tourist-visa'),
  output: serviceViewSchema,
  permission: 'guide:read:any',
  http: {
    route: 'GET /services/{id}',
    summary: 'A government service',
    failures: ['not_found', 'withdrawn'],
    reading: { lists: [] },
  },
  run: async (deps, { id, locale }): Promise<ServiceView> => {
    const row = await findItem(deps, ['service'], id, locale);
    const data = row.data as ServiceData;
    const body = row.body as ServiceBody;
    const factIds = row.facts.map((fact) => fact.id);
    const related = await findCachedCards(deps, locale, {
      key: `service ${id}`,
      kinds: ['service', 'article'],
      pick: sql`(select p.kind, p.id, array_position(${sql.param(data.relatedIds)}::text[], p.id) as rank
             from content_items p where p.kind = 'service' and p.id = any(${sql.param(data.relatedIds)}::text[]))
            union all
            (select a.kind, a.id, row_number() over (order by count(*) desc, a.position) from content_items a
             join (select c.kind, c.item_id from content_facts c
               where c.kind = 'article' and c.fact_id = any(${sql.param(factIds)}::text[]) limit ${CANDIDATES}) c
               on c.kind = a.kind and c.item_id = a.id
             where a.state = 'published'
             group by a.kind, a.id, a.position order by count(*) desc, a.position limit ${RELATED})`,
    });
    const today = dubaiDate(deps.now());
    return {
      ...serviceCard(row, related.labelOf),
      purpose: inlineText(row.summary),
      officialUrl: data.officialUrl,
      whoCanApply: inlineText(body.whoCanApply),
      steps: body.steps.map(inlineText),
      documents: body.documents.map(inlineText),
      channels: body.channels.map(inlineText),
      fee: inlineText(body.fee),
      time: body.time === null ? null : inlineText(body.time),
      deadlines: body.deadlines.map(inlineText),
      fines: body.fines.map(inlineText),
      notes: body.notes ? inlineText(body.notes) : null,
      lines: data.route ? routeLines(data.route, body.stops) : [],
      confidence: data.confidence,
      facts: row.facts.map((fact) => viewFact(fact, locale, { terms: row.terms, today })),
      provenance: viewProvenance(row, locale),
      related: related.services,
      articles: related.articles,
    };
  },
});
