import { decideMatch } from './decide-match.ts';
import { getDirectory } from './get-directory.ts';
import { listDoubtfulMatches } from './list-doubtful-matches.ts';
import { listEntriesOfPlace } from './list-entries-of-place.ts';
import { listSquare } from './list-square.ts';
import { searchDirectory } from './search-directory.ts';

/** The directory of the city: open data beside the guide, each entry with its source and licence. */
export const directoryEndpoints = {
  getDirectory,
  listSquare,
  listEntriesOfPlace,
  searchDirectory,
  listDoubtfulMatches,
  decideMatch,
};
