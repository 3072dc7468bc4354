import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { query } from '../core/query.ts';
import { findLabels } from '../guide/find-labels.ts';
import { keysOfQuery } from './entry-keys.ts';
import { ENTRY_COLUMNS, LICENCES, type StoredEntry, viewEntry } from './entry-views.ts';
import { entriesSchema, type EntriesView } from './list-entries-of-place.ts';
import { likenessOf } from './match-entry.ts';
import { withoutRepeats } from './same-entries.ts';
import { locale } from '../core/route-parts.ts';

const MAX_WORDS = 6;
/** Of those the database finds, so many are ranked; their names are the shortest. */
const RANKED = 200;
const SHOWN = 10;

/**
 * The entries of the directory that have every word of a query, in any of the four languages and as they sound, in their name or
 * their kind. Those that are places of the guide are left to the search of the guide.
 */
export const searchDirectory = query({
  name: 'search-directory',
  input: z.object({
    locale,
    q: textInput().max(200).meta({ description: 'What is searched for', example: 'pharmacy' }),
  }),
  output: entriesSchema,
  permission: 'guide:read:any',
  http: {
    route: 'GET /directory-search',
    summary: 'The entries of the directory that a query finds, ten at most',
    description: LICENCES,
    failures: ['too_many_requests'],
    limit: 'suggestions',
    reading: { lists: [] },
  },
  run: async (deps, { q, locale }): Promise<EntriesView> => {
    const words = keysOfQuery(q).slice(0, MAX_WORDS);
    if (words.length === 0) return { entries: [] };
    const hasWords = sql.join(
      words.map((keys) => sql`e.keys && ${sql.param(keys)}::text[]`),
      sql` and `,
    );
    const { rows } = await deps.db.execute<StoredEntry>(sql`
      select ${ENTRY_COLUMNS} from directory_entries e
      where ${hasWords} and e.withdrawn_at is null and not exists (
        select 1 from directory_matches m where m.entry_id = e.id and m.state in ('sure', 'accepted'))
      order by cardinality(e.keys), e.id collate "C" limit ${RANKED}`);
    const labelOf = await findLabels(deps, locale);
    const likeness = (names: StoredEntry['names']) =>
      Math.max(0, ...Object.values(names).map((name) => likenessOf(q, name)));
    const ranked = withoutRepeats(rows)
      .map((entry) => ({ entry, likeness: likeness(entry.names) }))
      .toSorted((a, b) => b.likeness - a.likeness);
    return { entries: ranked.slice(0, SHOWN).map(({ entry }) => viewEntry(entry, locale, labelOf)) };
  },
});
