import type { DataCategory } from './data-categories.ts';
import { DATA_PRACTICES, type LegalBasis } from './data-practices.ts';
import type { VendorId } from './vendors.ts';

export const DATA_SUBJECTS = ['users', 'guests', 'staff'] as const;
export type DataSubjects = (typeof DATA_SUBJECTS)[number];

type Processing = { subjects: readonly DataSubjects[]; recipients: readonly VendorId[] };

/** Whose data a category is, and who receives it besides the operator, where it is set up. The database has everything. */
const PROCESSING: Readonly<Record<DataCategory, Processing>> = {
  profile: { subjects: ['users', 'staff'], recipients: ['database', 'mail', 'text-messages'] },
  security: {
    subjects: ['users', 'staff'],
    recipients: ['database', 'mail', 'google', 'apple', 'facebook', 'oidc'],
  },
  preferences: { subjects: ['users'], recipients: ['database'] },
  bookmarks: { subjects: ['users'], recipients: ['database'] },
  searches: { subjects: ['users'], recipients: ['database'] },
  chats: { subjects: ['users', 'guests'], recipients: ['database', 'model'] },
  consents: { subjects: ['users'], recipients: ['database'] },
  requests: { subjects: ['users', 'guests'], recipients: ['database', 'mail', 'file-store'] },
  messages: { subjects: ['users', 'guests'], recipients: ['database', 'mail'] },
  work: { subjects: ['staff'], recipients: ['database', 'file-store'] },
  log: { subjects: ['users', 'staff'], recipients: ['database'] },
};

/** One processing activity. Its tables, columns and retention are those of the category in the registry of personal data. */
export type ProcessingRecord = Processing & { basis: LegalBasis };

/**
 * The record of processing of a category (GDPR article 30). Its legal basis is the one that users read in the privacy centre. There
 * is one for each category of personal data, so that none is left out.
 */
export function processingRecord(category: DataCategory): ProcessingRecord {
  return { basis: DATA_PRACTICES[category].basis, ...PROCESSING[category] };
}
