import { entryViewSchema } from '@dalil/domain/directory/entry-view.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { query } from '../core/query.ts';
import { findLabels } from '../guide/find-labels.ts';
import { ENTRY_COLUMNS, LICENCES, type StoredEntry, viewEntry } from './entry-views.ts';
import { itemInput } from '../core/route-parts.ts';

export const entriesSchema = z.object({ entries: z.array(entryViewSchema) });
export type EntriesView = z.infer<typeof entriesSchema>;

/** What the directory knows of a place of the guide: the entries that surely are this place, or that staff say are. */
export const listEntriesOfPlace = query({
  name: 'list-entries-of-place',
  input: itemInput('dubai-frame'),
  output: entriesSchema,
  permission: 'guide:read:any',
  http: {
    route: 'GET /directory/places/{id}',
    summary: 'What the directory knows of a place of the guide',
    description: LICENCES,
    reading: { lists: [] },
  },
  run: async (deps, { id, locale }): Promise<EntriesView> => {
    const { rows } = await deps.db.execute<StoredEntry>(sql`
      select ${ENTRY_COLUMNS} from directory_matches m join directory_entries e on e.id = m.entry_id
      where m.place_id = ${id} and m.state in ('sure', 'accepted') and e.withdrawn_at is null order by e.id collate "C"`);
    const labelOf = await findLabels(deps, locale);
    return { entries: rows.map((entry) => viewEntry(entry, locale, labelOf)) };
  },
});
