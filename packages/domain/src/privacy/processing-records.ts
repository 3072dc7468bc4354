import type { DataCategory } from './data-categories.ts';
import type { VendorId } from './vendors.ts';

/** The legal bases of GDPR article 6 that the product relies on. UAE Decree-Law 45/2021 has their equivalents. */
export const LEGAL_BASES = ['contract', 'consent', 'legal_obligation', 'legitimate_interest'] as const;
export type LegalBasis = (typeof LEGAL_BASES)[number];

export const DATA_SUBJECTS = ['users', 'guests', 'staff'] as const;
export type DataSubjects = (typeof DATA_SUBJECTS)[number];

/** One processing activity. Its tables, columns and retention are those of the category in the registry of personal data. */
export type ProcessingRecord = {
  basis: LegalBasis;
  subjects: readonly DataSubjects[];
  /** Who receives it besides the operator, where it is set up. The database has everything. */
  recipients: readonly VendorId[];
};

/** The records of processing activities (GDPR article 30): one for each category of personal data, so that none is left out. */
export const PROCESSING_RECORDS: Readonly<Record<DataCategory, ProcessingRecord>> = {
  profile: { basis: 'contract', subjects: ['users', 'staff'], recipients: ['database', 'mail'] },
  security: {
    basis: 'legitimate_interest',
    subjects: ['users', 'staff'],
    recipients: ['database', 'mail', 'google', 'apple', 'facebook', 'oidc'],
  },
  preferences: { basis: 'contract', subjects: ['users'], recipients: ['database'] },
  bookmarks: { basis: 'contract', subjects: ['users'], recipients: ['database'] },
  searches: { basis: 'contract', subjects: ['users'], recipients: ['database'] },
  chats: { basis: 'contract', subjects: ['users', 'guests'], recipients: ['database', 'model'] },
  consents: { basis: 'legal_obligation', subjects: ['users'], recipients: ['database'] },
  requests: { basis: 'legal_obligation', subjects: ['users', 'guests'], recipients: ['database', 'mail'] },
  messages: { basis: 'legitimate_interest', subjects: ['users', 'guests'], recipients: ['database', 'mail'] },
  work: { basis: 'legitimate_interest', subjects: ['staff'], recipients: ['database', 'file-store'] },
  log: { basis: 'legal_obligation', subjects: ['users', 'staff'], recipients: ['database'] },
};
