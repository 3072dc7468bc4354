import type { Database } from '@dalil/database/connection.ts';
import { type ConceptId, kindOfDocument } from '@dalil/search/search-document.ts';
import type { Postings, SearchStore, StoredDocument } from '@dalil/search/search-store.ts';
import { sql, type SQL } from 'drizzle-orm';
import { given, prepared } from '../core/prepared.ts';
import { IS_OF_GUIDE } from '../guide/find-facts.ts';
import { facetsOfBits } from './facet-bits.ts';

/** The maximum number of candidate words for one misspelling: those in the most documents. */
const MAX_SPELLINGS = 500;

const KEYS = given('keys', 'text[]');
const NUMBERS = given('numbers', 'int[]');
const TODAY = given('today', 'date');

const PACKED = packPairs(sql`x.document`, sql`x.impact`);

const readLists = prepared<{ key: string; count: number; packed: Buffer }>(
  'search_lists',
  ['key', 'count', 'packed'],
  sql`select k.key, k.count, p.packed
    from unnest(${KEYS}) with ordinality w(key, place)
    join search.keys k on k.key = w.key
    cross join lateral (
      select ${PACKED} as packed
      from (select document, impact from search.postings where key_id = k.id
            order by impact desc, document limit ${given('limit', 'int')}) x) p
    where p.packed is not null order by w.place`,
);

const probeLists = prepared<{ key: string; packed: Buffer }>(
  'search_probe',
  ['key', 'packed'],
  sql`select k.key, p.packed
    from unnest(${KEYS}) w(key) join search.keys k on k.key = w.key
    cross join lateral (
      select ${PACKED} as packed
      from search.postings x where x.key_id = k.id and x.document = any(${NUMBERS}::int[])) p
    where p.packed is not null`,
);

const readSpellings = prepared<{ form: string; word: string; count: number }>(
  'search_spellings',
  ['form', 'word', 'count'],
  sql`select s.form, w.word, w.count from search.spellings s join search.words w on w.id = s.word_id
    where s.form = any(${given('forms', 'text[]')}::text[]) and w.count > 0
    order by w.count desc, w.word, s.form limit ${MAX_SPELLINGS}`,
);

/** The documents that users may see now, whatever the state of the index, and the facets of those to be counted. */
const readDocuments = prepared<{
  stored: Omit<StoredDocument, 'kind'>[] | null;
  counted: Buffer | null;
}>(
  'search_documents',
  ['stored', 'counted'],
  sql`select (select json_agg(json_build_object('document', d.number, 'id', d.id, 'titles', d.titles,
        'category', i.category, 'neighbourhood',
        case d.kind when 'neighbourhood' then d.id else coalesce(i.neighbourhoods[1], p.neighbourhoods[1]) end))
      from search.documents d
      left join content_items i on i.kind = d.kind and i.id = d.id and i.state = 'published'
      left join content_items p
        on i.kind = 'event' and p.kind = 'place' and p.id = i.data->>'placeId' and p.state = 'published'
      where d.number = any(${NUMBERS}::int[]) and case d.kind
        when 'fact' then exists (select from facts f where f.id = d.id and f.is_shown and ${IS_OF_GUIDE}
          and coalesce(f.valid_from <= ${TODAY}, true) and coalesce(f.valid_until >= ${TODAY}, true))
        else i.id is not null
          and exists (select from content_texts t where t.kind = d.kind and t.item_id = d.id and t.state = 'published')
        end) as stored, c.counted
    from (select string_agg(int4send(number) || int8send(facets), ''::bytea) as counted
      from search.documents where number = any(${given('counted', 'int[]')}::int[])) c`,
);

/**
 * The index in the database. Each method is one statement that reads a bounded part of an index. Numbers are sent packed, which
 * is much faster to write and read than rows. `today` is Dubai's day: a fact must be valid on it.
 */
export function createSqlStore(db: Database, today: string): SearchStore {
  return {
    postings: async (keys, limit) => {
      if (keys.length === 0) return [];
      const lists = await readLists(db, { keys, limit });
      return lists.map(({ key, count, packed }) => ({ key, count, ...readPostings(packed) }));
    },
    probe: async (keys, documents) => {
      if (keys.length === 0 || documents.length === 0) return [];
      const found = await probeLists(db, { keys, numbers: numbers(documents) });
      return found.map(({ key, packed }) => ({ key, ...readPostings(packed) }));
    },
    spellings: async (forms) => (forms.length === 0 ? [] : readSpellings(db, { forms })),
    documents: async (documents, counted) => {
      const [row] = await readDocuments(db, { numbers: numbers(documents), counted: numbers(counted), today });
      const stored = (row?.stored ?? []).map((one) => ({ ...one, kind: kindOfDocument(one.document) }));
      return { stored, facets: row?.counted ? unpackFacets(row.counted) : [] };
    },
  };
}

function readPostings(packed: Buffer): Pick<Postings, 'documents' | 'impacts'> {
  const { first, second } = unpackPairs(packed);
  return { documents: first, impacts: second };
}

/** An array in PostgreSQL syntax, sorted like the index. In another order every lookup would sort it first. */
function numbers(values: readonly number[]): string {
  return `{${Int32Array.from(values).sort().join(',')}}`;
}

const PAIR_BYTES = 8;

/**
 * An aggregate of pairs of integers as one value, null if there are none. A search reads some thousand pairs. Packed they take
 * the database two thirds of the time of JSON, and the server a third.
 */
function packPairs(first: SQL, second: SQL): SQL {
  return sql`string_agg(int8send((${first})::int8 << 32 | ${second}), ''::bytea)`;
}

/** Unpacks the result of `packPairs` into two columns of one length. */
function unpackPairs(packed: Buffer): { first: number[]; second: number[] } {
  const first: number[] = [];
  const second: number[] = [];
  for (let at = 0; at < packed.length; at += PAIR_BYTES) {
    first.push(packed.readInt32BE(at));
    second.push(packed.readInt32BE(at + PAIR_BYTES / 2));
  }
  return { first, second };
}

const FACETS_BYTES = 12;

/** Documents with their facets, each packed as an integer and a long one. */
function unpackFacets(packed: Buffer): { document: number; concepts: readonly ConceptId[] }[] {
  return Array.from({ length: packed.length / FACETS_BYTES }, (_none, index) => {
    const at = index * FACETS_BYTES;
    const bits = packed.readUInt32BE(at + 4) * 2 ** 32 + packed.readUInt32BE(at + 8);
    return { document: packed.readInt32BE(at), concepts: facetsOfBits(bits) };
  });
}
