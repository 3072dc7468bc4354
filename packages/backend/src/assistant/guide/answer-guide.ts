import type { AnswerGuide } from '@dalil/assistant/answer-guide.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { Deps } from '../../core/deps.ts';
import { createSqlStore } from '../../search/sql-store.ts';
import { findVocabulary } from '../../search/find-vocabulary.ts';
import { findClimate, findHandbooks } from './find-handbooks.ts';
import { findEventsOnDays } from './find-events-on-days.ts';
import { findGuideFacts } from './find-guide-facts.ts';
import { findGuideTexts } from './find-guide-texts.ts';
import { findNearPlaces } from './find-near-places.ts';

/** The guide of the server as engines read it: what is published and shown on this day in Dubai, through its tables. */
export async function createAnswerGuide(deps: Deps): Promise<AnswerGuide> {
  return {
    store: createSqlStore(deps.db, dubaiDate(deps.now())),
    vocabulary: await findVocabulary(deps),
    texts: (keys, locale) => findGuideTexts(deps, keys, locale),
    facts: (ids, locale) => findGuideFacts(deps, ids, locale),
    events: (from, to, locale) => findEventsOnDays(deps, from, to, locale),
    near: (position, concepts, limit, locale) => findNearPlaces(deps, { position, concepts, limit, locale }),
    climate: (locale) => findClimate(deps, locale),
    handbooks: (locale) => findHandbooks(deps, locale),
  };
}
