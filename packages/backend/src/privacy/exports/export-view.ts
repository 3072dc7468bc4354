import type { dataExportRequests } from '@dalil/database/tables/rights.ts';
import { DATA_CATEGORIES, type DataCategory } from '@dalil/domain/privacy/data-categories.ts';
import {
  EXPORT_FAILURES,
  EXPORT_FORMATS,
  EXPORT_STATUSES,
  type ExportFailure,
  type ExportFormat,
  type ExportStatus,
  isLinkValid,
} from '@dalil/domain/privacy/data-export.ts';
import * as z from 'zod';

export type ExportRow = typeof dataExportRequests.$inferSelect;

/** PRIV-7: an export as its user sees it. */
export const exportViewSchema = z.object({
  id: z.string(),
  export_format: z.enum(EXPORT_FORMATS),
  data_categories: z.array(z.enum(DATA_CATEGORIES)),
  status: z.enum(EXPORT_STATUSES),
  request_date: z.string(),
  /** Signed, for the user's own session. Null unless the file is there. */
  download_url: z.nullable(z.string()),
  completion_date: z.nullable(z.string()),
  expires_at: z.nullable(z.string()),
  /** In percent. */
  progress: z.int(),
  bytes: z.nullable(z.int()),
  sha256: z.nullable(z.string()),
  failure_reason: z.nullable(z.enum(EXPORT_FAILURES)),
});
export type ExportView = z.infer<typeof exportViewSchema>;

/** A completed export whose link has run out is `expired`, also before its file is deleted. Written by code that checks the values. */
export function viewExport(row: ExportRow, now: Date): ExportView {
  const isOver = row.expiresAt !== null && !isLinkValid(row.expiresAt, now);
  return {
    id: row.id,
    export_format: row.exportFormat as ExportFormat,
    data_categories: row.dataCategories as DataCategory[],
    status: isOver ? 'expired' : (row.status as ExportStatus),
    request_date: row.requestDate.toISOString(),
    download_url: isOver ? null : row.downloadUrl,
    completion_date: row.completionDate?.toISOString() ?? null,
    expires_at: row.expiresAt?.toISOString() ?? null,
    progress: row.progress,
    bytes: row.bytes,
    sha256: row.sha256,
    failure_reason: row.failureReason as ExportFailure | null,
  };
}

export const EXPORT_EXAMPLE: ExportView = {
  id: '0198f3a2-7c1d-4e5f-8a9b-0c1d2e3f4a5c',
  export_format: 'json',
  data_categories: ['profile', 'bookmarks'],
  status: 'completed',
  request_date: '2026-11-26T08:00:00.000Z',
  download_url: '/api/data-exports/0198f3a2-7c1d-4e5f-8a9b-0c1d2e3f4a5c/file?expires=1796284800&signature=c2ln',
  completion_date: '2026-11-26T08:00:02.000Z',
  expires_at: '2026-12-03T08:00:02.000Z',
  progress: 100,
  bytes: 4312,
  sha256: '5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9',
  failure_reason: null,
};
