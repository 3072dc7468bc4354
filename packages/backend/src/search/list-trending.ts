import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { BASE_LOCALE, type Locale } from '@dalil/domain/language/locale.ts';
import { normalizeQuery } from '@dalil/search/normalize-query.ts';
import { type Suggestion, suggestionSchema } from '@dalil/search/search-views.ts';
import { MAX_TRENDING, MIN_PEOPLE, TRENDING_DAYS } from '@dalil/search/trending.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Deps } from '../core/deps.ts';
import { query } from '../core/query.ts';
import { findGuidePhrase } from './find-guide-phrase.ts';
import { inLocale } from '../core/route-parts.ts';

const CACHE_MS = 600_000;
/** The number of candidates read before those without results are removed. */
const MAX_CANDIDATES = 15;

/** SEARCH-7: frequent searches of these days, supplemented with a daily changing selection by the editors. */
export const listTrending = query({
  name: 'list-trending',
  input: inLocale,
  output: z.object({ suggestions: z.array(suggestionSchema) }),
  permission: 'guide:read:any',
  http: {
    route: 'GET /search/trending',
    summary: 'What many people search for these days; where too few do, what the editors chose',
    reading: { lists: [] },
  },
  run: async (deps, { locale }): Promise<{ suggestions: Suggestion[] }> => {
    const slot = Math.floor(deps.now().getTime() / CACHE_MS);
    return deps.memory.remember(`search trending ${locale} ${slot}`, ['term', 'search'], async () => {
      const counted = await findCounted(deps, locale);
      const known = new Set(counted.map(({ id }) => id));
      const chosen = (await findChosen(deps, locale)).filter(({ id }) => !known.has(id));
      return { suggestions: [...counted, ...chosen].slice(0, MAX_TRENDING) };
    });
  },
});

/**
 * One person may be counted on several days, since nothing is stored to identify them. So the minimum number of people must have
 * searched for it on one of the days, and that day's number is returned.
 */
async function findCounted(deps: Deps, locale: Locale): Promise<Suggestion[]> {
  const today = dubaiDate(deps.now());
  const { rows } = await deps.db.execute<{ folded: string; query: string; people: number }>(sql`
    select folded, (array_agg(query order by day desc))[1] as query, max(people) as people from search_counts
    where locale = ${locale} and day > ${addDays(today, -TRENDING_DAYS)} and day <= ${today}
    group by folded having max(people) >= ${MIN_PEOPLE} order by sum(people) desc, folded limit ${MAX_CANDIDATES}`);
  const found = new Map<string, Suggestion>();
  for (const { query: text, people } of rows) {
    // The guide may have changed since: what it no longer has is not shown.
    const phrase = await findGuidePhrase(deps, text, locale);
    const id = normalizeQuery(phrase ?? '');
    if (phrase !== null && !found.has(id)) found.set(id, trending(id, phrase, locale, people));
    if (found.size === MAX_TRENDING) break;
  }
  return [...found.values()];
}

async function findChosen(deps: Deps, locale: Locale): Promise<Suggestion[]> {
  const today = dubaiDate(deps.now());
  const { rows } = await deps.db.execute<{ label: string; locale: Locale }>(sql`
    select label, locale from (
      select distinct on (id) id, label, locale from terms
      where term_group = 'trending' and locale in (${locale}, ${BASE_LOCALE}) order by id, locale = ${locale} desc) t
    order by md5(id || ${today}::text), id`);
  return rows.map(({ label, locale: textLocale }) => trending(normalizeQuery(label), label, textLocale, null));
}

function trending(id: string, text: string, locale: Locale, count: number | null): Suggestion {
  return { id, text, locale, type: 'trending', count, kind: null, href: null, neighbourhood: null };
}
