import type { EventData } from '@dalil/domain/guide/event.ts';
import type { FactTopic } from '@dalil/domain/guide/fact.ts';
import type { FactView } from '@dalil/domain/guide/views.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { SearchKind } from './search-document.ts';
import type { SearchDays } from './search-request.ts';
import type { SearchMatch } from './search.ts';
import type { SearchStore } from './search-store.ts';
import type { Vocabulary } from './vocabulary.ts';

/** An item that was found, with its text in the best language for the reader (I18N-2). */
export type FoundItem = {
  kind: Exclude<SearchKind, 'fact'>;
  id: string;
  category: string | null;
  sections: readonly string[];
  neighbourhoods: readonly string[];
  heldIn: readonly string[];
  locale: Locale;
  title: string;
  /** With the tokens of its facts. */
  summary: string;
  event: EventData | null;
  /** Its text below the summary, where it has to be quoted. */
  quote: string | null;
};

export type FoundFacts = {
  views: ReadonlyMap<string, FactView>;
  topics: ReadonlyMap<string, FactTopic>;
  /** Where the page opens that tells more of a fact, without the language. */
  pages: ReadonlyMap<string, string>;
};

/** Texts are long; further down an article matches are not quoted. In characters. */
export const MAX_QUOTE_LENGTH = 6000;

/**
 * What searching reads of a guide, for readers of one language on one day: from the database of the server, or from what a
 * device has. What is not published any more is left out of every answer.
 */
export interface SearchedGuide {
  readonly locale: Locale;
  /** The day in Dubai, `YYYY-MM-DD`. */
  readonly today: string;
  readonly store: SearchStore;
  vocabulary(): Promise<Vocabulary>;
  /** The numbers of the events on some days. */
  eventsOn(days: SearchDays): Promise<readonly number[]>;
  /** The items among the matches, in any order; with a quote those whose text alone was met. */
  items(matches: readonly SearchMatch[]): Promise<readonly FoundItem[]>;
  /** Facts by id, with the pages of those that are `shown` by themselves. */
  facts(ids: readonly string[], visible: readonly string[]): Promise<FoundFacts>;
  /** Where the pages open that tell more of some facts, without the language: by the id of each fact that has one. */
  pages(factIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
