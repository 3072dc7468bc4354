import { type DataCategory, DATA_CATEGORIES } from './data-categories.ts';

/** PRIV-7: the forms of an export. */
export const EXPORT_FORMATS = ['json', 'csv', 'pdf'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const EXPORT_STATUSES = ['pending', 'processing', 'completed', 'failed', 'expired'] as const;
export type ExportStatus = (typeof EXPORT_STATUSES)[number];

/** Why an export failed. */
export const EXPORT_FAILURES = ['too_large', 'store_unavailable', 'not_made'] as const;
export type ExportFailure = (typeof EXPORT_FAILURES)[number];

/** The private store of the files. */
export const EXPORT_STORE = 'legal-exports';
/** How long a link to an export is valid, in seconds: seven days. */
export const EXPORT_LINK_SECONDS = 604_800;
/** How many exports a user can have in work or stored at a time. */
export const MAX_EXPORTS = 10;

/** Whether a link to an export is valid. It ends with the last second, whatever the time of day. */
export function isLinkValid(expiresAt: Date, now: Date): boolean {
  return now.getTime() < expiresAt.getTime();
}

/** The categories of an export: those that were asked for, in their order, or all. */
export function exportedCategories(asked: readonly DataCategory[]): DataCategory[] {
  return DATA_CATEGORIES.filter((category) => asked.length === 0 || asked.includes(category));
}
