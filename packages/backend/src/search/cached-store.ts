import type { Facets, PostingList, SearchStore, StoredDocument } from '@dalil/search/search-store.ts';
import { type ContentMemory, readThroughCache } from '../core/content-memory.ts';
import { SEARCH_CHANGES } from './index-changes.ts';

/** A list takes up to four kilobytes, a document half a kilobyte. */
const MAX_LISTS = 6000;
const MAX_DOCUMENTS = 8000;

/** The part of the list read so far. Null if the key has no documents. */
type CachedList = { list: PostingList | null };
/** Null if users may not see it on the day. */
type CachedDocument = { today: string; stored: StoredDocument | null };
type CachedFacets = { facets: Facets | null };

/**
 * An index that caches lists and documents in memory until content changes. Queries are unlimited, but they consist of the same
 * words, and every saved statement is a fifth of a search.
 */
export function createCachedStore(store: SearchStore, memory: ContentMemory, today: string): SearchStore {
  const options = { kinds: SEARCH_CHANGES, max: MAX_DOCUMENTS };
  const lists = memory.partCache<string, CachedList>({ ...options, name: 'search lists', max: MAX_LISTS });
  const titles = memory.partCache<number, CachedDocument>({ ...options, name: 'search titles' });
  const counts = memory.partCache<number, CachedFacets>({ ...options, name: 'search facets' });

  const titleOn = (document: number) => {
    const known = titles.get(document);
    return known?.today === today ? known : undefined;
  };

  async function readDocuments(unread: readonly number[], uncounted: readonly number[]) {
    const [putTitles, putCounts] = [titles.fill(), counts.fill()];
    const read = await store.documents(unread, uncounted);
    const [stored, facets] = [byDocument(read.stored), byDocument(read.facets)];
    for (const document of unread) putTitles(document, { today, stored: stored.get(document) ?? null });
    for (const document of uncounted) putCounts(document, { facets: facets.get(document) ?? null });
    return { stored, facets };
  }

  return {
    ...store,
    postings: async (keys, limit) => {
      const read = async (missing: readonly string[]) => {
        const found = new Map((await store.postings(missing, limit)).map((list) => [list.key, list]));
        return missing.map((key): CachedList => ({ list: found.get(key) ?? null }));
      };
      const known = await readThroughCache(lists, keys, read, ({ list }) => list === null || reaches(list, limit));
      return known.flatMap((saved) => (saved?.list ? [beginningOf(saved.list, limit)] : []));
    },
    documents: async (documents, counted) => {
      const known = {
        titles: documents.map(titleOn),
        counts: counted.map((document) => counts.get(document)),
      };
      const unread = documents.filter((_document, at) => known.titles[at] === undefined);
      const uncounted = counted.filter((_document, at) => known.counts[at] === undefined);
      const isKnown = unread.length + uncounted.length === 0;
      const read = isKnown ? NOTHING_READ : await readDocuments(unread, uncounted);
      return {
        stored: documents.flatMap((document, at) => read.stored.get(document) ?? known.titles[at]?.stored ?? []),
        facets: counted.flatMap((document, at) => read.facets.get(document) ?? known.counts[at]?.facets ?? []),
      };
    },
  };
}

const NOTHING_READ = { stored: new Map<number, StoredDocument>(), facets: new Map<number, Facets>() };

function reaches({ documents, count }: PostingList, limit: number): boolean {
  return documents.length >= Math.min(limit, count);
}

function beginningOf(list: PostingList, limit: number): PostingList {
  if (list.documents.length <= limit) return list;
  return { ...list, documents: list.documents.slice(0, limit), impacts: list.impacts.slice(0, limit) };
}

function byDocument<One extends { document: number }>(all: readonly One[]): ReadonlyMap<number, One> {
  return new Map(all.map((one) => [one.document, one]));
}
