// Apart from the schema, so that a page that sends needs none of it.

/** The most a page sends at a time; what is older is dropped. */
export const MAX_WAITING = 50;

/** MON-2: a page measures its memory this often. A figure is sent rounded to this many megabytes. */
export const MEMORY_EVERY_MS = 30_000;
export const MEMORY_STEP_MEGABYTES = 10;
