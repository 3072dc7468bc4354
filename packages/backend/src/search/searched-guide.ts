import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { EventData } from '@dalil/domain/guide/event.ts';
import type { Fact, FactTopic } from '@dalil/domain/guide/fact.ts';
import { itemHref } from '@dalil/domain/guide/item-address.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { takesPlaceOn } from '@dalil/search/events-on.ts';
import type { SearchDays } from '@dalil/search/search-request.ts';
import type { SearchMatch } from '@dalil/search/search.ts';
import { type FoundFacts, type FoundItem, MAX_QUOTE_LENGTH, type SearchedGuide } from '@dalil/search/searched-guide.ts';
import { sql } from 'drizzle-orm';
import { readThroughCache } from '../core/content-memory.ts';
import type { Deps } from '../core/deps.ts';
import { given, prepared } from '../core/prepared.ts';
import { findFactTerms } from '../guide/find-fact-terms.ts';
import { FACT_JSON, viewFacts } from '../guide/find-facts.ts';
import { withText } from '../guide/item-rows.ts';
import { type FactPageRow, factPages } from './fact-pages.ts';
import { findVocabulary } from './find-vocabulary.ts';
import { SEARCH_CHANGES } from './index-changes.ts';
import { createCachedStore } from './cached-store.ts';
import { createSqlStore } from './sql-store.ts';

/** The guide in the database as the search reads it, in one language today. */
export function createSearchedGuide(deps: Deps, locale: Locale): SearchedGuide {
  const today = dubaiDate(deps.now());
  return {
    locale,
    today,
    store: createCachedStore(createSqlStore(deps.db, today), deps.memory, today),
    vocabulary: () => findVocabulary(deps),
    eventsOn: (days) => findEventsOn(deps, days, today),
    items: (matches) => findItems(deps, locale, matches),
    facts: (ids, visible) => findResultFacts(deps, { locale, today, ids, shown: visible }),
    pages: (factIds) => findFactPages(deps, factIds),
  };
}

type ResultRow = Omit<FoundItem, 'heldIn'> & { heldIn: string[] | null };

const itemRows = prepared<ResultRow>(
  'search_items',
  ['kind', 'id', 'category', 'sections', 'neighbourhoods', 'locale', 'title', 'summary', 'event', 'heldIn', 'quote'],
  sql`select i.kind, i.id, i.category, i.sections, i.neighbourhoods, t.locale, t.title, t.summary,
      case i.kind when 'event' then i.data end as event, p.neighbourhoods as "heldIn", left(q.body, ${MAX_QUOTE_LENGTH}) as quote
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
async function findItems({ db }: Deps, locale: Locale, matches: readonly SearchMatch[]): Promise<FoundItem[]> {
  const items = matches.filter(({ kind }) => kind !== 'fact');
  const rows = await itemRows(db, {
    locale,
    kinds: items.map(({ kind }) => kind),
    ids: items.map(({ id }) => id),
    // Texts are long, so only those that are quoted are read.
    documents: items.map(({ document, isInText }) => (isInText ? document : null)),
  });
  return rows.map((row) => ({ ...row, heldIn: row.heldIn ?? [] }));
}

type FactQuery = { locale: Locale; today: string; ids: readonly string[]; shown: readonly string[] };

/** Some facts as displayed to users, and the pages of those displayed on their own. */
async function findResultFacts(deps: Deps, { locale, today, ids, shown: visible }: FactQuery): Promise<FoundFacts> {
  const terms = await findFactTerms(deps, locale);
  const [found] = await factRows(deps.db, { ids: [...ids], shown: [...visible] });
  const facts = found?.facts ?? [];
  return {
    views: viewFacts(facts, locale, { terms, today }),
    topics: new Map(facts.map(({ id, topic }): [string, FactTopic] => [id, topic])),
    pages: new Map((found?.pages ?? []).map((page) => [page.factId, itemHref(page)])),
  };
}

/** One entry takes some hundred bytes. */
const MAX_CACHED_PAGES = 4000;

type CachedPage = { href: string | null };

const pageRows = prepared<FactPageRow>(
  'search_fact_pages',
  ['factId', 'kind', 'id', 'category'],
  factPages(given('facts', 'text[]')),
);

/**
 * The paths of the pages with details of some facts, without the language, by fact id. The same facts are suggested for many
 * prefixes, so the paths are cached until content changes.
 */
async function findFactPages({ db, memory }: Deps, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const cache = memory.partCache<string, CachedPage>({
    name: 'search fact pages',
    kinds: SEARCH_CHANGES,
    max: MAX_CACHED_PAGES,
  });
  const known = await readThroughCache(cache, ids, async (missing) => {
    const rows = await pageRows(db, { facts: [...missing] });
    const pages = new Map(rows.map((page) => [page.factId, itemHref(page)]));
    return missing.map((id) => ({ href: pages.get(id) ?? null }));
  });
  return new Map(ids.flatMap((id, at) => (known[at]?.href ? [[id, known[at].href] as const] : [])));
}

/**
 * The document numbers of the events on some days, counted from today in Dubai. Recurrence rules are expanded here and not in the
 * database, so all events are read, once a day. A city has some hundreds.
 */
function findEventsOn(deps: Deps, days: SearchDays, today: string): Promise<number[]> {
  return deps.memory.remember(`search events ${today} ${days}`, ['event', 'search'], async () => {
    const { rows } = await deps.db.execute<{ number: number; audience: string[]; data: EventData }>(sql`
      select d.number, i.audience, i.data from search.documents d
      join content_items i on i.kind = 'event' and i.id = d.id and i.state = 'published'
      where d.kind = 'event' order by i.position, i.id`);
    return rows.filter((event) => takesPlaceOn(event, days, today)).map(({ number }) => number);
  });
}
