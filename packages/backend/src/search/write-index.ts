import { setImmediate as turn } from 'node:timers/promises';
import type { Database } from '@dalil/database/connection.ts';
import { deletionForms, keysOf, wordsOf } from '@dalil/search/index-keys.ts';
import { SEARCH_KINDS, type SearchDocument } from '@dalil/search/search-document.ts';
import { documentOf, quotesOf, type SearchSource } from '@dalil/search/search-source.ts';
import { type SQL, sql } from 'drizzle-orm';
import { facetBits } from './facet-bits.ts';
import type { Reference } from './read-sources.ts';

/** A searchable document with its keys and their impact, and its words. */
export type KeyedSource = {
  source: SearchSource;
  document: SearchDocument;
  keys: ReadonlyMap<string, number>;
  words: readonly string[];
};

/** The index entry of a document: the ids of its words, and of its keys with their impact. */
type Entry = { number: number; keys: ReadonlyMap<number, number>; words: readonly number[] };
type Named = Reference & { number: number };

const NOTHING = { keys: new Map<number, number>(), words: [] };

/** Computes the keys and words of each and yields to other work in between: an article has some hundreds. */
export async function keySources(sources: readonly SearchSource[]): Promise<KeyedSource[]> {
  const keyed: KeyedSource[] = [];
  for (const source of sources) {
    const document = documentOf(source);
    keyed.push({ source, document, keys: keysOf(document), words: wordsOf(document) });
    await turn();
  }
  return keyed;
}

/**
 * Writes the changes of some documents: `changed` are all that were read, `found` those that are searchable now. The others are
 * removed from the index. Runs in the caller's transaction, which holds the lock of the index.
 */
export async function writeIndex(
  tx: Database,
  changed: readonly Reference[],
  found: readonly KeyedSource[],
): Promise<void> {
  const old = await readEntries(tx, changed);
  const numbers = await nameDocuments(tx, found, old);
  const { made, newKeys, newWords } = await makeEntries(tx, found, numbers);
  const before = new Map([...old.values()].map((entry) => [entry.number, entry]));
  const after = new Map(made.map((entry) => [entry.number, entry]));
  await writePostings(tx, before, after);
  await addCounts(
    tx,
    sql`search.keys`,
    differences(before, after, newKeys, ({ keys }) => keys.keys()),
  );
  await addCounts(
    tx,
    sql`search.words`,
    differences(before, after, newWords, ({ words }) => words),
  );
  await writeEntries(tx, made);
  await writeTexts(tx, found, numbers);
  await removeDocuments(
    tx,
    [...before.keys()].filter((number) => !after.has(number)),
  );
}

const keyOf = ({ kind, id }: Reference) => `${kind}/${id}`;

/** An array in PostgreSQL syntax, which is faster for many numbers than one value each. */
function numbersParam(values: readonly number[]): string {
  return `{${values.join(',')}}`;
}

async function readEntries(tx: Database, references: readonly Reference[]): Promise<Map<string, Entry>> {
  const kinds = sql.param(references.map(({ kind }) => kind));
  const ids = sql.param(references.map(({ id }) => id));
  const { rows } = await tx.execute<Named & { words: number[]; keys: [number, number][] | null }>(sql`
    select d.number, d.kind, d.id, e.words,
      (select json_agg(json_build_array(p.key_id, p.impact)) from unnest(e.keys) k(id)
       join search.postings p on p.key_id = k.id and p.document = d.number) as keys
    from unnest(${kinds}::text[], ${ids}::text[]) w(kind, id)
    join search.documents d on d.kind = w.kind and d.id = w.id join search.entries e on e.document = d.number`);
  return new Map(rows.map((row) => [keyOf(row), { number: row.number, words: row.words, keys: new Map(row.keys) }]));
}

/** Assigns numbers to new documents and updates the data of each. */
async function nameDocuments(
  tx: Database,
  found: readonly KeyedSource[],
  old: ReadonlyMap<string, Entry>,
): Promise<Map<string, number>> {
  const rows = found.map(({ document: { kind, id, titles, concepts } }) => ({
    number: old.get(keyOf({ kind, id }))?.number ?? null,
    place: SEARCH_KINDS.indexOf(kind),
    kind,
    id,
    titles,
    facets: facetBits(concepts),
  }));
  const { rows: named } = await tx.execute<Named>(sql`
    insert into search.documents (number, kind, id, facets, titles)
    select coalesce(w.number, nextval('search.document_sequence')::int * 8 + w.place), w.kind, w.id, w.facets, w.titles
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      w(number int, place int, kind text, id text, facets bigint, titles jsonb)
    on conflict (number) do update set facets = excluded.facets, titles = excluded.titles
    returning number, kind, id`);
  return new Map(named.map((row) => [keyOf(row), row.number]));
}

type Entries = { made: Entry[]; newKeys: ReadonlySet<number>; newWords: ReadonlySet<number> };

/** The entries under the ids of their keys and words. Keys and words that are new are stored with their number of documents. */
async function makeEntries(
  tx: Database,
  found: readonly KeyedSource[],
  numbers: ReadonlyMap<string, number>,
): Promise<Entries> {
  const numbered = found.flatMap(({ document, keys, words }) => {
    const number = numbers.get(keyOf(document));
    return number === undefined ? [] : [{ number, keys, words }];
  });
  const keyIds = await findKeys(tx, countAll(numbered.map(({ keys }) => keys.keys())));
  const wordIds = await findWords(tx, countAll(numbered.map(({ words }) => words)));
  const made = numbered.map(({ number, keys, words }) => ({
    number,
    keys: new Map(Array.from(keys, ([key, impact]) => [keyIds.ids.get(key) ?? 0, impact])),
    words: words.map((word) => wordIds.ids.get(word) ?? 0),
  }));
  return { made, newKeys: keyIds.added, newWords: wordIds.added };
}

/** In how many of the lists each value is. A list has no value twice. */
function countAll(lists: readonly Iterable<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const list of lists) for (const value of list) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

type Ids = { ids: ReadonlyMap<string, number>; added: ReadonlySet<number> };

async function findKeys(tx: Database, counts: ReadonlyMap<string, number>): Promise<Ids> {
  const known = sql`select id, key from search.keys where key = any(${sql.param([...counts.keys()])}::text[])`;
  const { rows } = await tx.execute<{ id: number; key: string }>(known);
  const ids = new Map(rows.map(({ id, key }) => [key, id]));
  const missing = [...counts].filter(([key]) => !ids.has(key));
  if (missing.length === 0) return { ids, added: new Set() };
  const { rows: added } = await tx.execute<{ id: number; key: string }>(sql`
    insert into search.keys (key, count) select * from ${unnestCounts(missing)} returning id, key`);
  for (const { id, key } of added) ids.set(key, id);
  return { ids, added: new Set(added.map(({ id }) => id)) };
}

/** A new word also adds the forms by which misspellings of it are found. */
async function findWords(tx: Database, counts: ReadonlyMap<string, number>): Promise<Ids> {
  const known = sql`select id, word from search.words where word = any(${sql.param([...counts.keys()])}::text[])`;
  const { rows } = await tx.execute<{ id: number; word: string }>(known);
  const ids = new Map(rows.map(({ id, word }) => [word, id]));
  const missing = [...counts].filter(([word]) => !ids.has(word));
  if (missing.length === 0) return { ids, added: new Set() };
  const { rows: added } = await tx.execute<{ id: number; word: string }>(sql`
    insert into search.words (word, count) select * from ${unnestCounts(missing)} returning id, word`);
  for (const { id, word } of added) ids.set(word, id);
  const forms = added.flatMap(({ id, word }) => [...new Set(deletionForms(word))].map((form) => ({ id, form })));
  await tx.execute(sql`
    insert into search.spellings (form, word_id)
    select * from unnest(${sql.param(forms.map(({ form }) => form))}::text[], ${numbersParam(forms.map(({ id }) => id))}::int[])`);
  return { ids, added: new Set(added.map(({ id }) => id)) };
}

function unnestCounts(counts: readonly (readonly [string, number])[]): SQL {
  return sql`unnest(${sql.param(counts.map(([value]) => value))}::text[], ${numbersParam(counts.map(([, count]) => count))}::int[])`;
}

type Posting = { key: number; document: number; impact: number };

async function writePostings(
  tx: Database,
  before: ReadonlyMap<number, Entry>,
  after: ReadonlyMap<number, Entry>,
): Promise<void> {
  const removed: Posting[] = [];
  const added: Posting[] = [];
  for (const document of new Set([...before.keys(), ...after.keys()])) {
    const was = before.get(document)?.keys ?? NOTHING.keys;
    const is = after.get(document)?.keys ?? NOTHING.keys;
    for (const [key, impact] of was) if (is.get(key) !== impact) removed.push({ key, document, impact });
    for (const [key, impact] of is) if (was.get(key) !== impact) added.push({ key, document, impact });
  }
  if (removed.length > 0) {
    await tx.execute(sql`
      delete from search.postings p using unnest(${column(removed, 'key')}::int[], ${column(removed, 'document')}::int[]) w(key, document)
      where p.key_id = w.key and p.document = w.document`);
  }
  added.sort((a, b) => a.key - b.key || a.document - b.document);
  await tx.execute(sql`
    insert into search.postings (key_id, document, impact)
    select * from unnest(${column(added, 'key')}::int[], ${column(added, 'document')}::int[], ${column(added, 'impact')}::smallint[])`);
}

function column(postings: readonly Posting[], name: keyof Posting): string {
  return numbersParam(postings.map((posting) => posting[name]));
}

/** The change in the number of documents for each key or word that is not `added` with its number. */
function differences(
  before: ReadonlyMap<number, Entry>,
  after: ReadonlyMap<number, Entry>,
  added: ReadonlySet<number>,
  idsOf: (entry: Entry) => Iterable<number>,
): Map<number, number> {
  const counts = new Map<number, number>();
  const add = (entries: Iterable<Entry>, by: number) => {
    for (const entry of entries) for (const id of idsOf(entry)) counts.set(id, (counts.get(id) ?? 0) + by);
  };
  add(before.values(), -1);
  add(after.values(), 1);
  return new Map([...counts].filter(([id, by]) => by !== 0 && !added.has(id)));
}

async function addCounts(tx: Database, table: SQL, counts: ReadonlyMap<number, number>): Promise<void> {
  if (counts.size === 0) return;
  await tx.execute(sql`
    update ${table} t set count = t.count + w.by
    from unnest(${numbersParam([...counts.keys()])}::int[], ${numbersParam([...counts.values()])}::int[]) w(id, by) where t.id = w.id`);
}

async function writeEntries(tx: Database, entries: readonly Entry[]): Promise<void> {
  const rows = entries.map(({ number, keys, words }) => ({ document: number, keys: [...keys.keys()], words }));
  await tx.execute(sql`
    insert into search.entries (document, keys, words)
    select w.document, array(select k::int from jsonb_array_elements_text(w.keys) k),
      array(select k::int from jsonb_array_elements_text(w.words) k)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) w(document int, keys jsonb, words jsonb)
    on conflict (document) do update set keys = excluded.keys, words = excluded.words`);
}

async function writeTexts(
  tx: Database,
  found: readonly KeyedSource[],
  numbers: ReadonlyMap<string, number>,
): Promise<void> {
  const written = found.map(({ document }) => numbers.get(keyOf(document)) ?? 0);
  await tx.execute(sql`delete from search.texts where document = any(${numbersParam(written)}::int[])`);
  const rows = found.flatMap(({ source }, at) =>
    Object.entries(quotesOf(source)).map(([locale, body]) => ({ document: written[at], locale, body })),
  );
  await tx.execute(sql`
    insert into search.texts (document, locale, body)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) w(document int, locale text, body text)`);
}

async function removeDocuments(tx: Database, numbers: readonly number[]): Promise<void> {
  if (numbers.length === 0) return;
  const removed = numbersParam(numbers);
  await tx.execute(sql`delete from search.texts where document = any(${removed}::int[])`);
  await tx.execute(sql`delete from search.entries where document = any(${removed}::int[])`);
  await tx.execute(sql`delete from search.documents where number = any(${removed}::int[])`);
}
