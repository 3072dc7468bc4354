import { DATA_CATEGORIES } from '@dalil/domain/privacy/data-categories.ts';
import { LEGAL_BASES } from '@dalil/domain/privacy/data-practices.ts';
import { DATA_SUBJECTS, processingRecord } from '@dalil/domain/privacy/processing-records.ts';
import { VENDOR_IDS, VENDORS } from '@dalil/domain/privacy/vendors.ts';
import * as z from 'zod';
import { query } from '../../core/query.ts';
import { PERSONAL_DATA } from '../personal-data.ts';

export const recordsSchema = z.object({
  records: z.array(
    z.object({
      category: z.enum(DATA_CATEGORIES),
      basis: z.enum(LEGAL_BASES),
      subjects: z.array(z.enum(DATA_SUBJECTS)),
      recipients: z.array(z.enum(VENDOR_IDS)),
      data: z.array(
        z.object({
          table: z.string(),
          columns: z.array(z.string()),
          /** Null: as long as the account or the content, or as proof. */
          days: z.nullable(z.number()),
        }),
      ),
    }),
  ),
  vendors: z.array(
    z.object({
      id: z.enum(VENDOR_IDS),
      settings: z.array(z.string()),
      isPersonal: z.boolean(),
      isInUse: z.boolean(),
      host: z.nullable(z.string()),
    }),
  ),
});

/** STAFF-8: the records of processing activities, and the services of others that are set up or could be. */
export const listRecords = query({
  name: 'list-processing-records',
  input: z.object({}),
  permission: 'privacy:audit:any',
  run: async ({ vendorsInUse }): Promise<z.infer<typeof recordsSchema>> => ({
    records: DATA_CATEGORIES.map((category) => {
      const { basis, subjects, recipients } = processingRecord(category);
      const data = PERSONAL_DATA.filter((one) => one.category === category);
      return {
        category,
        basis,
        subjects: [...subjects],
        recipients: recipients.filter((id) => vendorsInUse.has(id)),
        data: data.map(({ table, columns, retentionDays }) => ({
          table,
          columns: [...columns],
          days: Number.isFinite(retentionDays) ? retentionDays : null,
        })),
      };
    }),
    vendors: VENDORS.map(({ id, settings, isPersonal }) => ({
      id,
      settings: [...settings],
      isPersonal,
      isInUse: vendorsInUse.has(id),
      host: vendorsInUse.get(id) ?? null,
    })),
  }),
});
