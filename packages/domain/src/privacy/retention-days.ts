/** How long a mail stays in the guide's own mail log, where there is no provider, in days. */
export const MAIL_LOG_RETENTION_DAYS = 14;
/** How long daily counts of people per search are stored, in days. */
export const SEARCH_COUNTS_RETENTION_DAYS = 30;
/** How long a report about a page is stored, answered or not, in days. */
export const REPORT_RETENTION_DAYS = 180;
