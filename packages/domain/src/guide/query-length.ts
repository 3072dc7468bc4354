/** Longer search queries are cut to bound the work. In characters. */
export const MAX_QUERY_LENGTH = 120;
