/** How long a mail stays in the guide's own mail log, where there is no provider, in days. */
export const MAIL_LOG_RETENTION_DAYS = 14;
/** How long an address that cannot be reached is stored after its last failure, in days. */
export const MAIL_FAILURE_RETENTION_DAYS = 365;
/** How long an entry that a job could not process is remembered after its last failure, in days. Then it is tried once more. */
export const ROW_FAILURE_RETENTION_DAYS = 30;
/** How long a telephone number that was never confirmed is stored, in days. */
export const PHONE_CODE_RETENTION_DAYS = 1;
/** How long an unconfirmed request for the operator's news is stored, in days. */
export const NEWS_REQUEST_RETENTION_DAYS = 7;
/** How long daily counts of people per search are stored, in days. */
export const SEARCH_COUNTS_RETENTION_DAYS = 30;
/** How long a report about a page is stored, answered or not, in days. */
export const REPORT_RETENTION_DAYS = 180;
/** How long data of an unconfirmed sign-up is stored, in days. */
export const UNCONFIRMED_RETENTION_DAYS = 7;

/** How long an invitation to the staff is stored after its link has expired, in days. */
export const INVITATION_RETENTION_DAYS = 30;

/** The rules by which data is deleted after its time. */
export const RETENTION_RULE_IDS = [
  'support-requests',
  'problem-reports',
  'report-findings',
  'quality-runs',
  'ideas',
  'city-alerts',
  'service-incidents',
  'rate-limits',
  'mail-log',
  'search-visitors',
  'search-counts',
  'page-counts',
  'page-vitals',
  'unanswered-counts',
  'conversations',
  'answer-feedback',
  'assistant-usage',
  'reporter-evidence',
  'sessions',
  'ended-sessions',
  'verifications',
  'unconfirmed-accounts',
  'operation-receipts',
  'open-receipts',
  'data-requests',
  'data-exports',
  'notifications',
  'sent-digests',
  'change-mail-counts',
  'mail-failures',
  'row-failures',
  'phone-codes',
  'news-requests',
  'staff-invitations',
  'bulk-changes',
] as const;
export type RetentionRuleId = (typeof RETENTION_RULE_IDS)[number];
/** How long daily totals of opened pages and of their speed are stored, in days. */
export const MEASUREMENTS_RETENTION_DAYS = 90;
