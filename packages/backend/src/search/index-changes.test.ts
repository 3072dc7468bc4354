import { contentItems, contentTexts, facts } from '@dalil/database/tables/guide.ts';
import { rowFailures } from '@dalil/database/tables/jobs.ts';
import { searchChanges, searchDocuments, searchPostings, searchState } from '@dalil/database/tables/search.ts';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { and, eq, sql, TransactionRollbackError } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { indexChanges } from './index-changes.ts';

let database: TestDatabase;
/** Few items, but some batches: for tests that make the whole index again. */
let small: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ hasIndex: true });
  small = await createTestDatabase({ hasContent: true });
  await small.db.execute(sql`
    delete from content_items where kind <> 'handbook' and id not in (select id from (
      select id, row_number() over (partition by kind order by id) as place from content_items) placed where place <= 10)`);
  await indexChanges(small.db);
}, 60_000);

afterAll(async () => {
  await database.close();
  await small.close();
});

const published = sql`select count(*)::int as count from content_items i where state = 'published' and kind <> 'handbook'`;

async function countOf(query: ReturnType<typeof sql>, { db } = database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(query);
  return rows[0]?.count ?? -1;
}

/** The whole index, independent of the assigned numbers and of the order. */
async function readIndex({ db } = database): Promise<unknown> {
  // Without it the plan still counts on the empty tables.
  await db.execute(sql`analyze search.documents, search.postings, search.keys`);
  const { rows } = await db.execute(sql`
    select count(*), sum(hashtextextended(concat_ws(' ', d.kind, d.id, d.facets, d.titles->>'en', k.key, p.impact), 0)) as hash
    from search.documents d
    join search.postings p on p.document = d.number join search.keys k on k.id = p.key_id`);
  return rows;
}

/** Derived tables must match the postings. */
async function expectWhole(one = database): Promise<void> {
  const count = (query: ReturnType<typeof sql>) => countOf(query, one);
  const wrongCounts = await count(sql`
    select count(*)::int as count from search.keys k
    left join (select key_id, count(*) as count from search.postings group by key_id) p on p.key_id = k.id
    where k.count <> coalesce(p.count, 0)`);
  const wrongEntries = await count(sql`
    select count(*)::int as count from (
      select e.document, unnest(e.keys) as key from search.entries e
      except all select document, key_id from search.postings) x`);
  const lost = await count(sql`
    select count(*)::int as count from search.postings p
    where not exists (select from search.documents d where d.number = p.document)`);
  const wrongWords = await count(sql`
    select count(*)::int as count from search.words w
    left join (select unnest(words) as id, count(*) as count from search.entries group by 1) e on e.id = w.id
    where w.count <> coalesce(e.count, 0)`);
  expect({ wrongCounts, wrongEntries, lost, wrongWords }).toEqual({
    wrongCounts: 0,
    wrongEntries: 0,
    lost: 0,
    wrongWords: 0,
  });
}

test('SEARCH-8 every published item and every fact that is shown is in the index, once', async () => {
  const visible = await countOf(
    sql`select count(*)::int as count from facts where is_shown and topic <> 'place-detail'`,
  );
  expect(await countOf(sql`select count(*)::int as count from search.documents`)).toBe(
    (await countOf(published)) + visible,
  );
  await expectWhole();
});

test('SEARCH-8 an index that is up to date is not written again', async () => {
  const before = await readIndex();
  expect(await indexChanges(database.db)).toBe(0);
  expect(await readIndex()).toEqual(before);
});
test('SEARCH-8 what is published, changed or taken back is marked by the database and found in the index', async () => {
  const titled = (title: string) =>
    countOf(
      sql`select count(*)::int as count from search.documents where kind = 'place' and id = 'ain-dubai' and titles->>'en' = ${title}`,
    );
  const place = and(eq(contentItems.kind, 'place'), eq(contentItems.id, 'ain-dubai'));
  const text = and(eq(contentTexts.kind, 'place'), eq(contentTexts.itemId, 'ain-dubai'), eq(contentTexts.locale, 'en'));
  const before = await readIndex();
  const [row] = await database.db.select().from(contentTexts).where(text);

  await database.db.update(contentTexts).set({ title: 'The Wheel of Zzyzx' }).where(text);
  await indexChanges(database.db);
  expect(await titled('The Wheel of Zzyzx')).toBe(1);
  expect(await countOf(sql`select count::int from search.keys where key = '=zzyzx'`)).toBe(1);
  await expectWhole();

  await database.db.update(contentItems).set({ state: 'archived' }).where(place);
  await indexChanges(database.db);
  expect(await titled('The Wheel of Zzyzx')).toBe(0);
  expect(await countOf(sql`select count::int from search.keys where key = '=zzyzx'`)).toBe(0);
  await expectWhole();

  await database.db.update(contentItems).set({ state: 'published' }).where(place);
  await database.db
    .update(contentTexts)
    .set({ title: row?.title ?? '' })
    .where(text);
  await indexChanges(database.db);
  expect(await readIndex()).toEqual(before);
  await expectWhole();
});

test('SEARCH-8 a fact that is hidden leaves the index, and an item without a published text was never in it', async () => {
  const [fact] = await database.db.select().from(facts).where(eq(facts.isShown, true)).limit(1);
  const ofFact = and(eq(searchDocuments.kind, 'fact'), eq(searchDocuments.id, fact?.id ?? ''));
  expect(await database.db.select().from(searchDocuments).where(ofFact)).toHaveLength(1);
  await database.db
    .update(facts)
    .set({ isShown: false })
    .where(eq(facts.id, fact?.id ?? ''));
  const texts = and(eq(contentTexts.kind, 'place'), eq(contentTexts.itemId, 'burj-khalifa'));
  await database.db.update(contentTexts).set({ state: 'draft' }).where(texts);
  await indexChanges(database.db);
  expect(await database.db.select().from(searchDocuments).where(ofFact)).toEqual([]);
  const ofPlace = and(eq(searchDocuments.kind, 'place'), eq(searchDocuments.id, 'burj-khalifa'));
  expect(await database.db.select().from(searchDocuments).where(ofPlace)).toEqual([]);
  await expectWhole();
  await database.db
    .update(facts)
    .set({ isShown: true })
    .where(eq(facts.id, fact?.id ?? ''));
  await database.db.update(contentTexts).set({ state: 'published' }).where(texts);
  await indexChanges(database.db);
});

test('SEARCH-8 changes that are rolled back are not marked; what an indexer that is killed had taken is still marked', async () => {
  const all = await countOf(published);
  const touch = sql`update content_items set updated_at = updated_at + interval '1 second' where kind = 'event'`;
  await expect(
    database.db.transaction(async (tx) => {
      await tx.execute(touch);
      tx.rollback();
    }),
  ).rejects.toThrow(TransactionRollbackError);
  expect(await database.db.select().from(searchChanges)).toEqual([]);

  const before = await readIndex();
  await database.db.execute(touch);
  const marked = (await database.db.select().from(searchChanges)).length;
  expect(marked).toBeGreaterThan(10);
  // A lock on the postings makes the indexer wait after taking the changes, so that it can be killed in the middle.
  const holder = await database.pool.connect();
  await holder.query('begin');
  await holder.query('lock table search.postings in access exclusive mode');
  const killed = indexChanges(database.db).then(
    () => 'done',
    () => 'killed',
  );
  const kill = async () => {
    const { rowCount } = await database.pool.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%search.postings%'`);
    expect(rowCount).toBe(1);
  };
  await vi.waitFor(kill, { timeout: 20_000 });
  expect(await killed).toBe('killed');
  await holder.query('rollback');
  holder.release();
  expect((await database.db.select().from(searchChanges)).length).toBe(marked);
  await indexChanges(database.db);
  expect(await readIndex()).toEqual(before);
  expect(await countOf(published)).toBe(all);
});

test('SEARCH-8 indexers at the same time do each change once, and the index is whole', async () => {
  const before = await readIndex(small);
  expect(await small.db.$count(searchDocuments)).toBeGreaterThan(1000);
  await small.db.delete(searchState);
  const counts = await Promise.all([1, 2, 3].map(() => indexChanges(small.db)));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(
    await countOf(
      sql`select count(*)::int as count from (
    select kind, id from content_items where kind <> 'handbook' union select 'fact', id from facts) x`,
      small,
    ),
  );
  expect(await readIndex(small)).toEqual(before);
  await expectWhole(small);
}, 60_000);

test('CONF-2 an index that is lost, as after a restore, is made anew', async () => {
  const before = await readIndex(small);
  await small.db.execute(sql`truncate search.documents, search.entries, search.texts, search.keys, search.postings,
    search.words, search.spellings, search.changes, search.state`);
  await indexChanges(small.db);
  expect(await readIndex(small)).toEqual(before);
  expect((await small.db.select().from(searchPostings).limit(1)).length).toBe(1);
}, 60_000);

test('SEARCH-8 an item that cannot be indexed holds none back, and is tried again', async () => {
  const { db } = database;
  const mark = (kind: string, id: string) => sql`insert into search.changes (kind, id) values (${kind}, ${id})`;
  await db.execute(sql`
    create function refuse_poison() returns trigger language plpgsql as $$ begin
      if old.id = 'poison' then raise exception 'poison'; end if; return old; end $$;
    create trigger refuse_poison before delete on search.changes for each row execute function refuse_poison()`);
  await db.execute(mark('article', 'poison'));
  await db.execute(mark('place', 'dubai-frame'));
  let now = new Date();
  const parts = { now: () => now, log: vi.fn() };
  await indexChanges(db, () => false, parts);
  const left = await db.select({ id: searchChanges.id }).from(searchChanges);
  expect(left).toEqual([{ id: 'poison' }]);
  expect(await db.select().from(rowFailures)).toMatchObject([{ loop: 'search-index', rowKey: 'article/poison' }]);
  await db.execute(sql`drop trigger refuse_poison on search.changes`);
  now = new Date(now.getTime() + 61_000);
  await indexChanges(db, () => false, parts);
  expect(await db.$count(searchChanges)).toBe(0);
  expect(await db.$count(rowFailures)).toBe(0);
  await expectWhole();
});
