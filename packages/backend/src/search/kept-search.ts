import { MAX_QUERY_LENGTH } from '@dalil/domain/guide/query-length.ts';
import * as z from 'zod';
import { MOST_RESULTS_COUNTED } from './search-history.ts';

// In UTF-16 units, of which a character may have two.
const query = z.string().max(2 * MAX_QUERY_LENGTH);

/** SEARCH-5: a search that was made on a device. */
export const keptSearchSchema = z.object({
  query,
  resultsCount: z.int().min(0).max(MOST_RESULTS_COUNTED),
  createdAt: z.iso.datetime(),
});

/** SEARCH-5: a search that is to go, or every one. */
export const forgottenSearchSchema = z.object({ query: z.nullable(query) });
