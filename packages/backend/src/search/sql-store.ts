import type { Database } from '@dalil/database/connection.ts';
import type { Texts } from '@dalil/domain/guide/pick-text.ts';
import { kindOfDocument } from '@dalil/domain/search/search-document.ts';
import type { PostingList, Postings, SearchStore } from '@dalil/domain/search/search-store.ts';
import { sql } from 'drizzle-orm';
import { prepared } from '../core/prepared.ts';
import { facetsOfBits } from './facet-bits.ts';

/** So many words are looked at for one misspelling: those the most documents have. */
const MOST_SPELLINGS = 500;

const KEYS = sql`${sql.placeholder('keys')}::text[]`;
const NUMBERS = sql`${sql.placeholder('numbers')}::int[]`;
const TODAY = sql`${sql.placeholder('today')}::date`;

const readLists = prepared<PostingList>(
  'search_lists',
  ['key', 'count', 'documents', 'impacts'],
  sql`select k.key, k.count, p.documents, p.impacts
    from unnest(${KEYS}) with ordinality w(key, place)
    join search.keys k on k.key = w.key
    cross join lateral (
      select array_to_json(array_agg(x.document)) as documents, array_to_json(array_agg(x.impact)) as impacts
      from (select document, impact from search.postings where key_id = k.id
            order by impact desc, document limit ${sql.placeholder('limit')}::int) x) p
    where p.documents is not null order by w.place`,
);

const probeLists = prepared<Postings>(
  'search_probe',
  ['key', 'documents', 'impacts'],
  sql`select k.key, p.documents, p.impacts
    from unnest(${KEYS}) w(key) join search.keys k on k.key = w.key
    cross join lateral (
      select array_to_json(array_agg(x.document)) as documents, array_to_json(array_agg(x.impact)) as impacts
      from search.postings x where x.key_id = k.id and x.document = any(${NUMBERS})) p
    where p.documents is not null`,
);

const readSpellings = prepared<{ form: string; word: string; count: number }>(
  'search_spellings',
  ['form', 'word', 'count'],
  sql`select s.form, w.word, w.count from search.spellings s join search.words w on w.id = s.word_id
    where s.form = any(${sql.placeholder('forms')}::text[]) and w.count > 0
    order by w.count desc, w.word, s.form limit ${MOST_SPELLINGS}`,
);

/** Those that readers may see at this moment, whatever the index has heard of; and the facets of those to be counted. */
const readDocuments = prepared<{
  stored: { document: number; id: string; titles: Texts<string> }[] | null;
  counted: number[] | null;
  facets: number[] | null;
}>(
  'search_documents',
  ['stored', 'counted', 'facets'],
  sql`select (select json_agg(json_build_object('document', d.number, 'id', d.id, 'titles', d.titles))
      from search.documents d where d.number = any(${NUMBERS}) and case d.kind
        when 'fact' then exists (select from facts f where f.id = d.id and f.is_shown
          and coalesce(f.valid_from <= ${TODAY}, true) and coalesce(f.valid_until >= ${TODAY}, true))
        else exists (select from content_items i where i.kind = d.kind and i.id = d.id and i.state = 'published')
          and exists (select from content_texts t where t.kind = d.kind and t.item_id = d.id and t.state = 'published')
        end) as stored, c.counted, c.facets
    from (select array_to_json(array_agg(number)) as counted, array_to_json(array_agg(facets)) as facets
      from search.documents where number = any(${sql.placeholder('counted')}::int[])) c`,
);

/**
 * The index in the database. Each method is one statement that reads a bounded part of an index, and numbers travel as JSON
 * arrays, which are read much faster than rows. `today` is Dubai's day: a fact has to be valid on it.
 */
export function createSqlStore(db: Database, today: string): SearchStore {
  return {
    postings: async (keys, limit) => {
      if (keys.length === 0) return [];
      return readLists(db, { keys, limit });
    },
    probe: async (keys, documents) => {
      if (keys.length === 0 || documents.length === 0) return [];
      return probeLists(db, { keys, numbers: numbers(documents) });
    },
    spellings: async (forms) => (forms.length === 0 ? [] : readSpellings(db, { forms })),
    documents: async (documents, counted) => {
      const [row] = await readDocuments(db, { numbers: numbers(documents), counted: numbers(counted), today });
      const stored = (row?.stored ?? []).map((one) => ({ ...one, kind: kindOfDocument(one.document) }));
      const facets = (row?.counted ?? []).map((document, at) => ({
        document,
        concepts: facetsOfBits(row?.facets?.[at] ?? 0),
      }));
      return { stored, facets };
    },
  };
}

/** An array as PostgreSQL writes it. */
function numbers(values: readonly number[]): string {
  return `{${values.join(',')}}`;
}
