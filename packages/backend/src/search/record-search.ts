import { createHmac } from 'node:crypto';
import { searchCounts, searchVisitors } from '@dalil/database/tables/search.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { type Locale, LOCALES } from '@dalil/domain/language/locale.ts';
import { normalizeQuery } from '@dalil/search/normalize-query.ts';
import { trimQuery } from '@dalil/search/search-request.ts';
import { isShareable } from '@dalil/search/trending.ts';
import { sql } from 'drizzle-orm';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { command } from '../core/command.ts';
import type { Deps } from '../core/deps.ts';
import { findGuidePhrase } from './find-guide-phrase.ts';
import { mayRecord, saveSearches, MAX_RESULTS_COUNT } from './search-history.ts';

/** Longer than what is saved: a query is truncated, not rejected. */
const MAX_SENT_LENGTH = 2000;

export const recordSearchInput = z.object({
  query: textInput().max(MAX_SENT_LENGTH),
  locale: z.enum(LOCALES),
  resultsCount: z.int().min(0).max(MAX_RESULTS_COUNT),
});

/**
 * SEARCH-1, SEARCH-5, SEARCH-7: records a search. It is counted without the user, and saved for a signed-in user, unless they have
 * switched that off.
 */
export const recordSearch = command({
  name: 'record-search',
  input: z.object({ ...recordSearchInput.shape, searcher: textInput() }),
  permission: 'search:record:own',
  audit: { none: 'people add to what is their own; the count holds nothing about them' },
  run: async (deps, { query, locale, resultsCount, searcher }, actor) => {
    const trimmed = trimQuery(query);
    if (trimmed === '') return;
    if (actor.kind === 'user' && !(await mayRecord(deps, actor.userId))) return;
    const phrase = isShareable(trimmed) ? await findGuidePhrase(deps, trimmed, locale) : null;
    if (phrase !== null) await countSearcher(deps, { phrase, locale, searcher });
    if (actor.kind === 'guest') return;
    await saveSearches(deps, actor.userId, [{ query: trimmed, resultsCount, createdAt: deps.now() }]);
  },
});

type CountedSearch = {
  /** As the guide writes it. Words of users are not counted. */
  phrase: string;
  locale: Locale;
  /** The account, or the address the search came from. */
  searcher: string;
};

/**
 * SEARCH-7: counts one more person for a phrase of the guide today, unless they are already counted. People are distinguished by a keyed hash
 * of person, day and phrase together, so that not even two searches of one person can be linked. Runs in a transaction.
 */
async function countSearcher(deps: Deps, { phrase, locale, searcher }: CountedSearch): Promise<void> {
  const { db, now, limitSecret } = deps;
  const day = dubaiDate(now());
  const normalized = normalizeQuery(phrase);
  const visitor = createHmac('sha256', limitSecret)
    .update(`search:${JSON.stringify([day, locale, normalized, searcher])}`)
    .digest('base64url');
  const first = await db
    .insert(searchVisitors)
    .values({ day, visitor })
    .onConflictDoNothing()
    .returning({ day: searchVisitors.day });
  if (first.length === 0) return;
  await db
    .insert(searchCounts)
    .values({ day, locale, folded: normalized, query: phrase, people: 1 })
    .onConflictDoUpdate({
      target: [searchCounts.locale, searchCounts.day, searchCounts.folded],
      set: { people: sql`${searchCounts.people} + 1` },
    });
}
