import { sql } from 'drizzle-orm';

/** What versions of `legal_documents` are sorted by: their numbers, so that 1.10 comes after 1.9. */
export const VERSION_NUMBER = sql`string_to_array(version, '.')::int[]`;
