/** Longer search queries are cut: nobody types them, and the work stays bounded. Characters. */
export const MAX_QUERY_LENGTH = 120;
