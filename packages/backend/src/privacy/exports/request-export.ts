import { randomUUID } from 'node:crypto';
import { dataExportRequests } from '@dalil/database/tables/rights.ts';
import { DATA_CATEGORIES } from '@dalil/domain/privacy/data-categories.ts';
import { EXPORT_FORMATS, exportedCategories, MAX_EXPORTS } from '@dalil/domain/privacy/data-export.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { and, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../../core/actor.ts';
import { command } from '../../core/command.ts';
import { Failure } from '../../core/failure.ts';
import { type ExportView, viewExport } from './export-view.ts';

export const newExport = z.strictObject({
  export_format: z.enum(EXPORT_FORMATS),
  /** Empty: all. */
  data_categories: z.array(z.enum(DATA_CATEGORIES)).max(DATA_CATEGORIES.length).default([]),
  locale: z.enum(LOCALES),
});

/** PRIV-7: asks for an export of one's own data, which the queue makes. Fails with `conflict` at ten that are in work or stored. */
export const requestExport = command<typeof newExport, ExportView>({
  name: 'request-data-export',
  input: newExport,
  permission: 'privacy:change:own',
  audit: { event: 'privacy.export-requested', metadata: ({ export_format }) => ({ format: export_format }) },
  run: async (deps, { export_format, data_categories, locale }, actor) => {
    const { userId } = signedIn(actor);
    const isStored = inArray(dataExportRequests.status, ['pending', 'processing', 'completed']);
    const stored = await deps.db.$count(dataExportRequests, and(eq(dataExportRequests.userId, userId), isStored));
    if (stored >= MAX_EXPORTS) throw new Failure('conflict');
    const [row] = await deps.db
      .insert(dataExportRequests)
      .values({
        id: randomUUID(),
        userId,
        exportFormat: export_format,
        dataCategories: exportedCategories(data_categories),
        status: 'pending',
        requestDate: deps.now(),
        locale,
        progress: 0,
      })
      .returning();
    if (!row) throw new Failure('internal_error');
    await deps.jobs.enqueue(deps.db, 'make-export', { exportId: row.id });
    return viewExport(row, deps.now());
  },
});
