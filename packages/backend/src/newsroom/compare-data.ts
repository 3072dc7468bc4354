import * as z from 'zod';
import { query } from '../core/query.ts';
import { comparedFields } from './compare-versions.ts';
import { dataChangeSchema, versionChanges } from './data-changes.ts';
import { findDataVersion } from './earlier-data.ts';
import { itemKeyFields } from './text-key.ts';

export const compareDataInput = z.object({ ...itemKeyFields, ...comparedFields });
export const comparedDataSchema = z.object({ changes: z.array(dataChangeSchema) });

/** STAFF-1: what changed between two versions of the data of an item, field by field, with its facts as they were. Fails with `not_found`. */
export const compareData = query({
  name: 'compare-data',
  input: compareDataInput,
  permission: 'newsroom:read:any',
  run: async (deps, { kind, id, from, to }): Promise<z.infer<typeof comparedDataSchema>> => {
    const newer = await findDataVersion(deps, { kind, id }, to);
    const older = from === 0 ? null : await findDataVersion(deps, { kind, id }, from);
    return { changes: versionChanges(older, newer) };
  },
});
