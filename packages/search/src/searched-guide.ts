import type { EventData } from '@dalil/domain/guide/event.ts';
import type { FactTopic } from '@dalil/domain/guide/fact.ts';
import type { FactView } from '@dalil/domain/guide/views.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { SearchKind } from './search-document.ts';
import type { SearchDays } from './search-request.ts';
import type { SearchMatch } from './search.ts';
import type { SearchStore } from './search-store.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A found item, with its text in the best language for the user (I18N-2). */
export type FoundItem = {
  kind: Exclude<SearchKind, 'fact'>;
  id: string;
  category: string | null;
  sections: readonly string[];
  neighbourhoods: readonly string[];
  heldIn: readonly string[];
  locale: Locale;
  title: string;
  /** Contains the tokens of its facts. */
  summary: string;
  event: EventData | null;
  /** Its text below the summary, where it has to be quoted. */
  quote: string | null;
};

export type FoundFacts = {
  views: ReadonlyMap<string, FactView>;
  topics: ReadonlyMap<string, FactTopic>;
  /** The page with more about a fact, without the language prefix. */
  pages: ReadonlyMap<string, string>;
};

/** Matches further down in a long article are not quoted. In characters. */
export const MAX_QUOTE_LENGTH = 6000;

/**
 * What a search reads of a guide, for one language on one day: from the server's database or from the data on a device. Content
 * that is no longer published is excluded from every result.
 */
export interface SearchedGuide {
  readonly locale: Locale;
  /** The day in Dubai, `YYYY-MM-DD`. */
  readonly today: string;
  readonly store: SearchStore;
  vocabulary(): Promise<Vocabulary>;
  /** The numbers of the events on some days. */
  eventsOn(days: SearchDays): Promise<readonly number[]>;
  /** The items among the matches, in any order. Those matched only in their text have a quote. */
  items(matches: readonly SearchMatch[]): Promise<readonly FoundItem[]>;
  /** Facts by id, with the pages of those in `visible`, which are displayed as results. */
  facts(ids: readonly string[], visible: readonly string[]): Promise<FoundFacts>;
  /** The pages with more about the given facts, without the language prefix, by the id of each fact that has one. */
  pages(factIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
