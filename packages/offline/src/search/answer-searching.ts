import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { FactTopic } from '@dalil/domain/guide/fact.ts';
import { itemHref } from '@dalil/domain/guide/item-address.ts';
import { pickText } from '@dalil/domain/guide/pick-text.ts';
import type { FactView } from '@dalil/domain/guide/views.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { factName } from '@dalil/domain/offline/offline-guide.ts';
import { answerSearch, answerSuggestions } from '@dalil/search/answer-search.ts';
import { takesPlaceOn } from '@dalil/search/events-on.ts';
import type { SearchKind } from '@dalil/search/search-document.ts';
import { quotesOf, type StoredSource } from '@dalil/search/search-source.ts';
import { type FoundFacts, type FoundItem, MAX_QUOTE_LENGTH, type SearchedGuide } from '@dalil/search/searched-guide.ts';
import { cutText } from '@dalil/domain/language/cut-text.ts';
import type { DeviceDatabase } from '../device-database.ts';
import type { GuideReader } from '../guide/guide-reader.ts';
import { readSource } from './stored-source.ts';
import { type DeviceIndex, openIndexOf } from './device-index.ts';

type QuestionInput = { path: string; values: URLSearchParams; locale: Locale; now: Date };
const FACT_TOPIC = 'fact-topic/';

/** Whether an API path is a search, whose query contains text typed by a user. */
export function isSearching(path: string): boolean {
  return path === '/search' || path === '/search/suggestions';
}

/**
 * SEARCH-8: the search results or suggestions, as the server answers them. `guide` is the pack of the user's language,
 * `searchPack` the searched one. Undefined where that is not on the device.
 */
export async function answerSearching(
  db: DeviceDatabase,
  guide: GuideReader,
  searchPack: GuideReader | null,
  { path, values, locale, now }: QuestionInput,
): Promise<unknown> {
  const index = await openIndexOf(db, searchPack);
  if (!index) return undefined;
  const searched = searchedGuide(index, guide, locale, dubaiDate(now));
  if (path === '/search') return answerSearch(searched, values.get('search') ?? '');
  return { suggestions: await answerSuggestions(searched, values.get('q') ?? '') };
}

function searchedGuide(index: DeviceIndex, guide: GuideReader, locale: Locale, today: string): SearchedGuide {
  const read = ({ kind, id }: { kind: SearchKind; id: string }) => readSource(index.pack, kind, id);
  const readSome = async (found: readonly { kind: SearchKind; id: string }[]) =>
    (await Promise.all(found.map(read))).filter((source) => source !== undefined);
  return {
    locale,
    today,
    store: index.storeOn(today),
    vocabulary: async () => index.vocabulary,
    eventsOn: async (days) =>
      index.events.filter((event) => takesPlaceOn(event, days, today)).map(({ document }) => document),
    items: async (matches) => {
      const isQuoted = new Set(matches.filter(({ isInText }) => isInText).map(({ kind, id }) => `${kind}/${id}`));
      const sources = await readSome(matches.filter(({ kind }) => kind !== 'fact'));
      return sources.flatMap((source) => viewFound(source, locale, isQuoted.has(`${source.kind}/${source.id}`)));
    },
    facts: async (ids, visible) => readFacts(guide, ids, await readSome(visible.map((id) => ({ kind: 'fact', id })))),
    pages: async (factIds) => pagesOf(await readSome(factIds.map((id) => ({ kind: 'fact', id })))),
  };
}

function viewFound(source: StoredSource, locale: Locale, isQuoted: boolean): FoundItem[] {
  const textLocale = pickText(source.texts, locale);
  const { kind, id, category, sections, neighbourhoods, heldIn, event } = source;
  if (!textLocale || kind === 'fact') return [];
  const { title, summary } = textLocale.text;
  const quote = isQuoted ? quotesOf(source)[textLocale.locale] : undefined;
  const cut = quote === undefined ? null : cutText(quote, MAX_QUOTE_LENGTH);
  const ofText = { locale: textLocale.locale, title, summary, quote: cut };
  return [{ kind, id, category, sections, neighbourhoods, heldIn, event, ...ofText }];
}

async function readFacts(
  guide: GuideReader,
  ids: readonly string[],
  visible: readonly StoredSource[],
): Promise<FoundFacts> {
  const views = await Promise.all(ids.map((id) => guide.read(factName(id)) as Promise<FactView | undefined>));
  return {
    views: new Map(views.filter((view) => view !== undefined).map((view) => [view.id, view])),
    topics: new Map(visible.flatMap(({ id, concepts }) => topicsOf(concepts).map((topic) => [id, topic]))),
    pages: pagesOf(visible),
  };
}

function topicsOf(concepts: readonly string[]): FactTopic[] {
  const topics = concepts.filter((concept) => concept.startsWith(FACT_TOPIC));
  return topics.map((concept) => concept.slice(FACT_TOPIC.length) as FactTopic);
}

function pagesOf(facts: readonly StoredSource[]): Map<string, string> {
  return new Map(facts.flatMap(({ id, page }) => (page ? [[id, itemHref(page)] as const] : [])));
}
