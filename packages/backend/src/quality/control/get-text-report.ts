import * as z from 'zod';
import { query } from '../../core/query.ts';
import { adoptItem } from '../../newsroom/adopt-item.ts';
import { findWork } from '../../newsroom/find-work.ts';
import { textKeySchema } from '../../newsroom/text-key.ts';
import { checkText, textFindingSchema } from './check-text.ts';

export const textReportSchema = z.object({ findings: z.array(textFindingSchema), failed: z.array(z.string()) });

/** STAFF-3: the quality report of a text as it stands in the newsroom. Fails with `not_found`. */
export const getTextReport = query({
  name: 'get-text-report',
  input: textKeySchema,
  permission: 'newsroom:read:any',
  run: async (deps, key): Promise<z.infer<typeof textReportSchema>> => {
    await deps.db.transaction((db) => adoptItem({ ...deps, db }, key));
    return checkText(deps, key, await findWork(deps, key));
  },
});
