/** How long a mail stays in the guide's own outbox, where there is no provider, in days. */
export const OUTBOX_KEPT_DAYS = 14;
