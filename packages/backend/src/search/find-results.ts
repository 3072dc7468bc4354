import type { Fact, FactTopic } from '@dalil/domain/guide/fact.ts';
import { itemHref } from '@dalil/domain/guide/item-address.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { SearchMatch } from '@dalil/search/search.ts';
import { type FoundFacts, type FoundItem, LONGEST_QUOTE } from '@dalil/search/searched-guide.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { given, prepared } from '../core/prepared.ts';
import { findFactTerms } from '../guide/find-fact-terms.ts';
import { FACT_JSON, viewFacts } from '../guide/find-facts.ts';
import { withText } from '../guide/item-rows.ts';
import { type FactPageRow, factPages } from './fact-pages.ts';

type Row = Omit<FoundItem, 'heldIn'> & { heldIn: string[] | null };

const itemRows = prepared<Row>(
  'search_items',
  ['kind', 'id', 'category', 'sections', 'neighbourhoods', 'locale', 'title', 'summary', 'event', 'heldIn', 'quote'],
  sql`select i.kind, i.id, i.category, i.sections, i.neighbourhoods, t.locale, t.title, t.summary,
      case i.kind when 'event' then i.data end as event, p.neighbourhoods as "heldIn", left(q.body, ${LONGEST_QUOTE}) as quote
    from unnest(${given('kinds', 'text[]')}, ${given('ids', 'text[]')}, ${given('documents', 'int[]')})
      w(kind, id, document)
    join content_items i on i.kind = w.kind and i.id = w.id and i.state = 'published'
    ${withText(given('locale', 'text'))}
    left join content_items p on i.kind = 'event' and p.kind = 'place' and p.id = i.data->>'placeId' and p.state = 'published'
    left join search.texts q on q.document = w.document and q.locale = t.locale`,
);

const factRows = prepared<{ facts: Fact[] | null; pages: FactPageRow[] | null }>(
  'search_facts',
  ['facts', 'pages'],
  sql`select (select jsonb_agg(${FACT_JSON}) from facts f where f.id = any(${given('ids', 'text[]')}::text[])) as facts,
    (select jsonb_agg(x) from (${factPages(given('shown', 'text[]'))}) x) as pages`,
);

/** The items among some matches that are published now. */
export async function findItems({ db }: Deps, locale: Locale, matches: readonly SearchMatch[]): Promise<FoundItem[]> {
  const items = matches.filter(({ kind }) => kind !== 'fact');
  const rows = await itemRows(db, {
    locale,
    kinds: items.map(({ kind }) => kind),
    ids: items.map(({ id }) => id),
    // Texts are long; only those are read that have to be quoted.
    documents: items.map(({ document, isInText }) => (isInText ? document : null)),
  });
  return rows.map((row) => ({ ...row, heldIn: row.heldIn ?? [] }));
}

type AskedFacts = { locale: Locale; today: string; ids: readonly string[]; shown: readonly string[] };

/** Some facts as readers see them, and the pages of those that are shown by themselves. */
export async function findResultFacts(deps: Deps, { locale, today, ids, shown }: AskedFacts): Promise<FoundFacts> {
  const terms = await deps.memory.remember(`search fact terms ${locale}`, ['term'], () => findFactTerms(deps, locale));
  const [found] = await factRows(deps.db, { ids: [...ids], shown: [...shown] });
  const facts = found?.facts ?? [];
  return {
    views: viewFacts(facts, locale, { terms, today }),
    topics: new Map(facts.map(({ id, topic }): [string, FactTopic] => [id, topic])),
    pages: new Map((found?.pages ?? []).map((page) => [page.factId, itemHref(page)])),
  };
}
