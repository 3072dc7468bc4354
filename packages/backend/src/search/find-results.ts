import type { Area } from '@dalil/domain/guide/area.ts';
import { factIdsIn } from '@dalil/domain/guide/document.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { EventData } from '@dalil/domain/guide/event.ts';
import { nextOccurrence } from '@dalil/domain/guide/event-list.ts';
import type { Fact, FactTopic } from '@dalil/domain/guide/fact.ts';
import { itemHref } from '@dalil/domain/guide/item-address.ts';
import type { NeighbourhoodId } from '@dalil/domain/guide/neighbourhood.ts';
import type { FactView } from '@dalil/domain/guide/views.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { excerptOf, markWords } from '@dalil/domain/search/marks.ts';
import type { SearchMatch } from '@dalil/domain/search/search.ts';
import type { SearchPage, SearchResult } from '@dalil/domain/search/search-views.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { prepared } from '../core/prepared.ts';
import { writeFacts } from '../guide/fill-summaries.ts';
import { findFactTerms } from '../guide/find-fact-terms.ts';
import { FACT_JSON, viewFacts } from '../guide/find-facts.ts';
import { itemArea } from '../guide/item-area.ts';
import { type ItemRow, withText } from '../guide/item-rows.ts';
import { factPages, type FactPage } from './fact-pages.ts';

const EXCERPT_LENGTH = 180;
/** Matches further down a long article are not quoted. */
const LONGEST_QUOTE = 6000;

const AREA_OF_TOPIC: Partial<Record<FactTopic, Area>> = {
  transport: 'traffic',
  parking: 'traffic',
  tolls: 'traffic',
  housing: 'realestate',
  buying: 'realestate',
  beaches: 'beaches',
  hotels: 'tourism',
  weather: 'weather',
};

type Row = Pick<
  ItemRow,
  'kind' | 'id' | 'category' | 'sections' | 'neighbourhoods' | 'locale' | 'title' | 'summary'
> & {
  event: EventData | null;
  held_in: string[] | null;
  quote: string | null;
};

const itemRows = prepared<Row>(
  'search_items',
  ['kind', 'id', 'category', 'sections', 'neighbourhoods', 'locale', 'title', 'summary', 'event', 'held_in', 'quote'],
  sql`select i.kind, i.id, i.category, i.sections, i.neighbourhoods, t.locale, t.title, t.summary,
      case i.kind when 'event' then i.data end as event, p.neighbourhoods as held_in, left(q.body, ${LONGEST_QUOTE}) as quote
    from unnest(${sql.placeholder('kinds')}::text[], ${sql.placeholder('ids')}::text[], ${sql.placeholder('documents')}::int[])
      w(kind, id, document)
    join content_items i on i.kind = w.kind and i.id = w.id and i.state = 'published'
    ${withText(sql.placeholder('locale'))}
    left join content_items p on i.kind = 'event' and p.kind = 'place' and p.id = i.data->>'placeId' and p.state = 'published'
    left join search.texts q on q.document = w.document and q.locale = t.locale`,
);

const factRows = prepared<{ facts: Fact[] | null; pages: FactPage[] | null }>(
  'search_facts',
  ['facts', 'pages'],
  sql`select (select jsonb_agg(${FACT_JSON}) from facts f where f.id = any(${sql.placeholder('ids')}::text[])) as facts,
    (select jsonb_agg(x) from (${factPages(sql`${sql.placeholder('shown')}::text[]`)}) x) as pages`,
);

type FoundFacts = {
  views: ReadonlyMap<string, FactView>;
  topics: ReadonlyMap<string, FactTopic>;
  pages: ReadonlyMap<string, string>;
};
type Asked = { locale: Locale; matches: readonly SearchMatch[]; answer: string | null; words: readonly string[] };

/** The matches as readers see them, in their order, and the fact that answers. What is not published any more is left out. */
export async function findResults(deps: Deps, asked: Asked): Promise<Pick<SearchPage, 'results' | 'answer'>> {
  const rows = await readItems(deps, asked);
  const facts = await readFacts(deps, asked, [...rows.values()]);
  const today = dubaiDate(deps.now());
  const results = asked.matches.flatMap(({ kind, id }) => {
    const row = rows.get(`${kind}/${id}`);
    if (row) return [viewItem(row, asked.words, facts, today)];
    const fact = kind === 'fact' ? facts.views.get(id) : undefined;
    return fact ? [viewFactResult(fact, asked.words, facts)] : [];
  });
  const answer = asked.answer === null ? undefined : facts.views.get(asked.answer);
  return { results, answer: answer?.text ? { fact: answer, href: facts.pages.get(answer.id) ?? null } : null };
}

async function readItems({ db }: Deps, { locale, matches }: Asked): Promise<Map<string, Row>> {
  const items = matches.filter(({ kind }) => kind !== 'fact');
  if (items.length === 0) return new Map();
  const rows = await itemRows(db, {
    locale,
    kinds: items.map(({ kind }) => kind),
    ids: items.map(({ id }) => id),
    // Texts are long; only those are read that have to be quoted.
    documents: items.map(({ document, isInText }) => (isInText ? document : null)),
  });
  return new Map(rows.map((row) => [`${row.kind}/${row.id}`, row]));
}

/** The facts among the matches, in the summaries and the one that answers, with the page that tells more of each. */
async function readFacts(deps: Deps, { locale, matches, answer }: Asked, rows: readonly Row[]): Promise<FoundFacts> {
  const own = matches.filter(({ kind }) => kind === 'fact').map(({ id }) => id);
  const shown = answer === null ? own : [...own, answer];
  const ids = [...new Set([...shown, ...rows.flatMap(({ summary }) => factIdsIn(summary))])];
  if (ids.length === 0) return { views: new Map(), topics: new Map(), pages: new Map() };
  const terms = await deps.memory.remember(`search fact terms ${locale}`, ['term'], () => findFactTerms(deps, locale));
  const [found] = await factRows(deps.db, { ids, shown });
  const facts = found?.facts ?? [];
  return {
    views: viewFacts(facts, locale, { terms, today: dubaiDate(deps.now()) }),
    topics: new Map(facts.map(({ id, topic }) => [id, topic])),
    pages: new Map((found?.pages ?? []).map((page) => [page.factId, itemHref(page)])),
  };
}

function viewItem(row: Row, words: readonly string[], { views }: FoundFacts, today: string): SearchResult {
  const titleMarks = markWords(row.title, words);
  const excerpt = quote(writeFacts(row.summary, views), row.quote ?? '', words, titleMarks.length > 0);
  const neighbourhoods = row.neighbourhoods.length > 0 ? row.neighbourhoods : (row.held_in ?? []);
  const next = row.event && nextOccurrence(row.event, today);
  return {
    kind: row.kind as SearchResult['kind'],
    id: row.id,
    href: itemHref(row),
    locale: row.locale,
    area: itemArea(row),
    title: row.title,
    titleMarks,
    excerpt: excerpt.text,
    excerptMarks: excerpt.marks,
    neighbourhood: (row.kind === 'neighbourhood' ? row.id : (neighbourhoods[0] ?? null)) as NeighbourhoodId | null,
    next: next && { start: next.start, end: next.end, certainty: next.certainty },
    fact: null,
  };
}

/** The summary, unless only the text below it says why this was found. */
function quote(summary: string, body: string, words: readonly string[], isExplained: boolean) {
  if (summary === '') return excerptOf(body, words, EXCERPT_LENGTH);
  const beginning = excerptOf(summary, words, EXCERPT_LENGTH);
  if (isExplained || beginning.marks.length > 0 || body === '') return beginning;
  const deeper = excerptOf(body, words, EXCERPT_LENGTH);
  return deeper.marks.length > 0 ? deeper : beginning;
}

function viewFactResult(fact: FactView, words: readonly string[], { topics, pages }: FoundFacts): SearchResult {
  const topic = topics.get(fact.id);
  return {
    kind: 'fact',
    id: fact.id,
    href: pages.get(fact.id) ?? null,
    locale: fact.locale,
    area: (topic && AREA_OF_TOPIC[topic]) ?? 'government',
    title: fact.label,
    titleMarks: markWords(fact.label, words),
    excerpt: '',
    excerptMarks: [],
    neighbourhood: null,
    next: null,
    fact,
  };
}
