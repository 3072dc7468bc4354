import * as z from 'zod';
import { query } from '../../core/query.ts';
import { adoptItem } from '../../newsroom/adopt-item.ts';
import { findWork } from '../../newsroom/find-work.ts';
import { partKeySchema } from '../../newsroom/text-key.ts';
import { checkPart } from './check-part.ts';
import { partFindingSchema } from './part-report.ts';

export const textReportSchema = z.object({ findings: z.array(partFindingSchema), failed: z.array(z.string()) });

/** STAFF-3: the quality report of a text, or of the data of an item, as it stands in the newsroom. Fails with `not_found`. */
export const getTextReport = query({
  name: 'get-text-report',
  input: partKeySchema,
  output: textReportSchema,
  permission: 'newsroom:read:any',
  http: {
    route: 'GET /quality-control/texts/{kind}/{id}/{locale}',
    summary: 'What the rules find in a text or in data as they stand in the newsroom',
    answer: { findings: [], failed: [] },
    failures: ['not_found'],
    reading: { staleTime: 0, retry: false },
  },
  run: async (deps, key): Promise<z.infer<typeof textReportSchema>> => {
    await deps.db.transaction((db) => adoptItem({ ...deps, db }, key));
    return checkPart(deps, key, await findWork(deps, key));
  },
});
