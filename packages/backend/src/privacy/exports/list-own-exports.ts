import { dataExportRequests } from '@dalil/database/tables/rights.ts';
import { desc, eq } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../../core/actor.ts';
import { query } from '../../core/query.ts';
import { viewExport } from './export-view.ts';

const MAX_LISTED = 50;

/** PRIV-7: a user's own exports, the newest first. */
export const listOwnExports = query({
  name: 'list-own-data-exports',
  input: z.object({}),
  permission: 'privacy:change:own',
  run: async ({ db, now }, _input, actor) => {
    const rows = await db
      .select()
      .from(dataExportRequests)
      .where(eq(dataExportRequests.userId, signedIn(actor).userId))
      .orderBy(desc(dataExportRequests.requestDate), desc(dataExportRequests.id))
      .limit(MAX_LISTED);
    return { items: rows.map((row) => viewExport(row, now())) };
  },
});
