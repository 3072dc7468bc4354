import type { Area } from '@dalil/domain/guide/area.ts';
import { factIdsIn } from '@dalil/domain/guide/document.ts';
import { nextOccurrence } from '@dalil/domain/guide/event-list.ts';
import type { FactTopic } from '@dalil/domain/guide/fact.ts';
import { itemHref } from '@dalil/domain/guide/item-address.ts';
import { itemArea } from '@dalil/domain/guide/item-area.ts';
import { CITY_AREAS, type CityAreaId } from '@dalil/domain/guide/neighbourhood.ts';
import type { FactView } from '@dalil/domain/guide/views.ts';
import { writeFacts } from '@dalil/domain/guide/write-facts.ts';
import { excerptOf, markWords } from './marks.ts';
import type { SearchMatch } from './search.ts';
import type { FoundFacts, FoundItem, SearchedGuide } from './searched-guide.ts';
import type { SearchPage, SearchResult } from './search-views.ts';

const EXCERPT_LENGTH = 180;
const NO_FACTS: FoundFacts = { views: new Map(), topics: new Map(), pages: new Map() };

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

type Found = { matches: readonly SearchMatch[]; answer: string | null; words: readonly string[] };

/** The matches as displayed, in their order, and the fact that answers. Content that is no longer published is omitted. */
export async function viewResults(
  guide: SearchedGuide,
  { matches, answer, words }: Found,
): Promise<Pick<SearchPage, 'results' | 'answer'>> {
  const items = matches.some(({ kind }) => kind !== 'fact') ? await guide.items(matches) : [];
  const byKey = new Map(items.map((item) => [`${item.kind}/${item.id}`, item]));
  const facts = await readFacts(guide, { matches, answer }, items);
  const results = matches.flatMap(({ kind, id }) => {
    const item = byKey.get(`${kind}/${id}`);
    if (item) return [viewItem(item, words, facts, guide.today)];
    const fact = kind === 'fact' ? facts.views.get(id) : undefined;
    return fact ? [viewFactResult(fact, words, facts)] : [];
  });
  const answering = answer === null ? undefined : facts.views.get(answer);
  return {
    results,
    answer: answering?.text ? { fact: answering, href: facts.pages.get(answering.id) ?? null } : null,
  };
}

/** The facts among the matches, in the summaries and in the answer, with the page that contains more about each. */
async function readFacts(
  guide: SearchedGuide,
  { matches, answer }: Omit<Found, 'words'>,
  items: readonly FoundItem[],
): Promise<FoundFacts> {
  const own = matches.filter(({ kind }) => kind === 'fact').map(({ id }) => id);
  const visible = answer === null ? own : [...own, answer];
  const ids = [...new Set([...visible, ...items.flatMap(({ summary }) => factIdsIn(summary))])];
  return ids.length === 0 ? NO_FACTS : guide.facts(ids, visible);
}

function viewItem(item: FoundItem, words: readonly string[], { views }: FoundFacts, today: string): SearchResult {
  const titleMarks = markWords(item.title, words);
  const excerpt = quote(writeFacts(item.summary, views), item.quote ?? '', words, titleMarks.length > 0);
  const neighbourhoods = item.neighbourhoods.length > 0 ? item.neighbourhoods : item.heldIn;
  const next = item.event && nextOccurrence(item.event, today);
  return {
    kind: item.kind,
    id: item.id,
    href: itemHref(item),
    locale: item.locale,
    area: itemArea(item),
    title: item.title,
    titleMarks,
    excerpt: excerpt.text,
    excerptMarks: excerpt.marks,
    neighbourhood: neighbourhoodOf(item.kind === 'neighbourhood' ? item.id : neighbourhoods[0]),
    next: next && { start: next.start, end: next.end, certainty: next.certainty },
    fact: null,
  };
}

/** The summary, unless only the text below it contains the match. */
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

function neighbourhoodOf(id: string | undefined): CityAreaId | null {
  return CITY_AREAS.find((known) => known === id) ?? null;
}
