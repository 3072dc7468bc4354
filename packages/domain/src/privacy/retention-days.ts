/** How long a mail stays in the guide's own outbox, where there is no provider, in days. */
export const MAIL_LOG_RETENTION_DAYS = 14;
/** How long it is known how many people searched for something on a day. */
export const SEARCH_COUNTS_RETENTION_DAYS = 30;
