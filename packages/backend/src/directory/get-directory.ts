import { ENTRY_SOURCE_IDS, ENTRY_SOURCES, type EntrySource } from '@dalil/domain/directory/entry-source.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { query } from '../core/query.ts';
import { LICENCES } from './entry-views.ts';

export const directorySchema = z.object({
  sources: z.array(
    z.object({
      id: z.enum(ENTRY_SOURCE_IDS as [EntrySource, ...EntrySource[]]),
      name: z.string(),
      licence: z.string(),
      attribution: z.string(),
      url: z.string(),
      entries: z.number(),
    }),
  ),
});
export type DirectoryView = z.infer<typeof directorySchema>;

/** The sources of the directory, each with its licence and who is to be named. Empty where an operator has imported none. */
export const getDirectory = query({
  name: 'get-directory',
  input: z.object({}),
  output: directorySchema,
  permission: 'guide:read:any',
  http: {
    route: 'GET /directory',
    summary: 'The sources of the directory of the city, with their licences',
    description: LICENCES,
    reading: { lists: [] },
  },
  run: async ({ db }): Promise<DirectoryView> => {
    const { rows } = await db.execute<{ id: EntrySource; entries: number }>(sql`
      select source as id, count(*)::int as entries from directory_entries where withdrawn_at is null
      group by source order by source`);
    return {
      sources: rows.map(({ id, entries }) => {
        const { name, licence, attribution, url } = ENTRY_SOURCES[id];
        return { id, name, licence, attribution, url, entries };
      }),
    };
  },
});
