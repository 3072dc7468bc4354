import { setTimeout as pause } from 'node:timers/promises';
import { connectClient } from '@dalil/database/connection.ts';
import { findEmbeddedDatabase } from '@dalil/database/embedded/embedded-database.ts';
import type pg from 'pg';

const LOOK_EVERY_MS = 200;

/**
 * Gives every copy that `growContent` made the entries of its original in the index of a running product, with the number of the
 * copy as an additional word. The rows equal those of real indexing, in minutes instead of hours.
 */
export async function growIndex(dataDir: string): Promise<{ documents: number; postings: number; bytes: number }> {
  const client = await open(dataDir);
  try {
    await client.query("set maintenance_work_mem = '1GB'; set work_mem = '256MB'; set synchronous_commit = off");
    await client.query('begin; drop index search.postings_best; drop index search.postings_document');
    for (const statement of COPYING) await client.query(statement);
    await client.query('commit');
    await reconcile(client);
    const { rows } = await client.query<{ documents: number; postings: number; bytes: number }>(
      `select (select count(*)::int from search.documents) as documents, (select count(*)::int from search.postings) as postings,
         (select sum(pg_total_relation_size(c.oid))::float8 from pg_class c
          where c.relnamespace = 'search'::regnamespace and c.relkind = 'r') as bytes`,
    );
    return rows[0] ?? { documents: 0, postings: 0, bytes: 0 };
  } finally {
    await client.end();
  }
}

/**
 * Reproduces the state after autovacuum, in which pages are marked as visible to all transactions. Concurrent readers, such as a
 * server that has just started, prevent this.
 */
async function reconcile(client: pg.Client): Promise<void> {
  for (;;) {
    await client.query('vacuum analyze');
    const { rows } = await client.query<{ isSettled: boolean }>(
      `select relallvisible >= 0.99 * relpages as "isSettled" from pg_class where oid = 'search.postings'::regclass`,
    );
    if (rows[0]?.isSettled) return;
    await pause(LOOK_EVERY_MS);
  }
}

/** Waits until the index of a running product includes every change. Returns the milliseconds it took. */
export async function waitForIndex(dataDir: string): Promise<number> {
  const client = await open(dataDir);
  const startedAt = performance.now();
  try {
    for (;;) {
      const { rows } = await client.query<{ isReady: boolean }>(
        `select exists (select from search.state) and not exists (select from search.changes) as "isReady"`,
      );
      if (rows[0]?.isReady) return performance.now() - startedAt;
      await pause(LOOK_EVERY_MS);
    }
  } finally {
    await client.end();
  }
}

async function open(dataDir: string): Promise<pg.Client> {
  const address = await findEmbeddedDatabase(dataDir);
  if (!address) throw new Error(`No database runs in ${dataDir}`);
  return connectClient(address);
}

const COPYING = [
  `create temp table copies on commit drop as
     select d.number as original, nextval('search.document_sequence')::int * 8 + d.number % 8 as number,
       i.kind, i.id, substring(i.id from '--(\\d+)$') as copy
     from content_items i join search.documents d on d.kind = i.kind and d.id = regexp_replace(i.id, '--\\d+$', '')
     where i.id ~ '--\\d+$' and not exists (select from search.documents x where x.kind = i.kind and x.id = i.id)`,
  'analyze copies',
  `insert into search.documents (number, kind, id, facets, titles)
     select c.number, c.kind, c.id, d.facets,
       (select jsonb_object_agg(key, value || ' ' || c.copy) from jsonb_each_text(d.titles))
     from copies c join search.documents d on d.number = c.original`,
  `insert into search.texts (document, locale, body)
     select c.number, t.locale, t.body from copies c join search.texts t on t.document = c.original`,
  `insert into search.keys (key, count) select distinct '=' || copy, 0 from copies on conflict do nothing`,
  `insert into search.postings (key_id, document, impact)
     select k.id, c.number, 200 from copies c join search.keys k on k.key = '=' || c.copy`,
  `insert into search.postings (key_id, document, impact)
     select p.key_id, c.number, p.impact from search.postings p join copies c on c.original = p.document
     where not exists (select from search.keys k where k.id = p.key_id and k.key = '=' || c.copy)`,
  `insert into search.entries (document, keys, words)
     select c.number, e.keys || k.id, e.words from copies c join search.entries e on e.document = c.original
     join search.keys k on k.key = '=' || c.copy`,
  `update search.keys k set count = p.count
     from (select key_id, count(*)::int as count from search.postings group by key_id) p where p.key_id = k.id`,
  `update search.words w set count = e.count
     from (select word, count(*)::int as count from search.entries, unnest(words) word group by word) e where e.word = w.id`,
  'create unique index postings_document on search.postings (key_id, document) include (impact)',
  'create index postings_best on search.postings (key_id, impact desc, document)',
];
