import { connectClient } from '@dalil/database/connection.ts';
import { findEmbeddedDatabase } from '@dalil/database/embedded/embedded-database.ts';

/** The kinds that grow with a guide. Others stay few whatever its size. */
const GROWING = `('place', 'article', 'service')`;

/**
 * Grows the guide of a running product to this number of items, with copies of its own places, articles and services with their
 * texts and facts. The copies have their own ids and positions.
 */
export async function growContent(dataDir: string, items: number): Promise<void> {
  const address = await findEmbeddedDatabase(dataDir);
  if (!address) throw new Error(`No database runs in ${dataDir}`);
  const client = await connectClient(address);
  try {
    const { rows } = await client.query<{ all: number; growing: number; copies: number }>(
      `select count(*)::int as all, count(*) filter (where kind in ${GROWING} and id !~ '--')::int as growing,
         coalesce(max(substring(id from '--(\\d+)$')::int), 0) as copies from content_items`,
    );
    const [size = { all: 0, growing: 0, copies: 0 }] = rows;
    const from = size.copies + 1;
    const to = size.copies + Math.ceil((items - size.all) / size.growing);
    await client.query('begin');
    // The notifications of a hundred thousand new rows are not measured.
    await client.query('set local session_replication_role = replica');
    await copyRows(client.query.bind(client), from, to);
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

async function copyRows(query: (text: string, values: unknown[]) => Promise<unknown>, from: number, to: number) {
  const copies = `generate_series($1::int, $2::int) n where x.kind in ${GROWING}`;
  await query(
    `insert into content_items (id, kind, category, sections, tags, neighbourhoods, audience, data, data_version, state,
       provenance, as_of, position, published_at)
     select x.id || '--' || n, x.kind, x.category, x.sections, x.tags, x.neighbourhoods, x.audience, x.data,
       x.data_version, x.state, x.provenance, x.as_of, x.position + n * 1000, x.published_at
     from content_items x, ${copies} and x.id !~ '--'`,
    [from, to],
  );
  await query(
    `insert into content_texts (kind, item_id, locale, title, summary, body, translation, state)
     select x.kind, x.item_id || '--' || n, x.locale, x.title || ' ' || n, x.summary, x.body, x.translation, x.state
     from content_texts x, ${copies} and x.item_id !~ '--'`,
    [from, to],
  );
  await query(
    `insert into content_facts (kind, item_id, fact_id, position)
     select x.kind, x.item_id || '--' || n, x.fact_id, x.position from content_facts x, ${copies} and x.item_id !~ '--'`,
    [from, to],
  );
}
