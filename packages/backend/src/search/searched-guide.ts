import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { SearchedGuide } from '@dalil/search/searched-guide.ts';
import type { Deps } from '../core/deps.ts';
import { findEventsOn } from './find-events-on.ts';
import { findFactPages } from './find-fact-pages.ts';
import { findItems, findResultFacts } from './find-results.ts';
import { findVocabulary } from './find-vocabulary.ts';
import { createKeptStore } from './kept-store.ts';
import { createSqlStore } from './sql-store.ts';

/** The guide in the database as searching reads it, for readers of one language today. */
export function createSearchedGuide(deps: Deps, locale: Locale): SearchedGuide {
  const today = dubaiDate(deps.now());
  return {
    locale,
    today,
    store: createKeptStore(createSqlStore(deps.db, today), deps.memory, today),
    vocabulary: () => findVocabulary(deps),
    eventsOn: (days) => findEventsOn(deps, days, today),
    items: (matches) => findItems(deps, locale, matches),
    facts: (ids, shown) => findResultFacts(deps, { locale, today, ids, shown }),
    pages: (factIds) => findFactPages(deps, factIds),
  };
}
