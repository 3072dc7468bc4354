import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { Fact } from '@dalil/domain/guide/fact.ts';
import { addressesOfItem } from '@dalil/domain/guide/own-address.ts';
import type { CheckContext, CheckedPicture } from '@dalil/domain/quality/rules/rule.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../core/deps.ts';
import { FACT_JSON } from '../../guide/find-facts.ts';
import { findAnswers } from './find-answers.ts';

/** An address counts as dead after so many failures in a row, so that one bad night does not. */
export const DEAD_AFTER = 3;
/** The publisher says that there is no such page. That needs no second try. */
export const GONE = ['http_404', 'http_410'];
const FACT_BATCH = 200;
const PATH_BATCH = 2000;
export type CheckDeps = Pick<Deps, 'db' | 'now' | 'offerFile'>;

/** What the rules need to know besides an item: the facts, the pages and the addresses that do not answer. */
export async function checkContext(deps: Deps): Promise<CheckContext> {
  const paths = await findPaths(deps);
  return {
    today: dubaiDate(deps.now()),
    facts: await findFacts(deps),
    hasPage: (path) => paths.has(path),
    pictures: await findPictures(deps),
    deadLinks: await deadLinks(deps),
    answers: await findAnswers(deps),
  };
}

/** All facts, and the pages of all items: read in batches, so that other work of the process goes on between them. */
async function findFacts({ db }: Pick<Deps, 'db'>): Promise<Map<string, Fact>> {
  const facts = new Map<string, Fact>();
  for (let after = ''; ; ) {
    const { rows } = await db.execute<{ fact: Fact }>(
      sql`select ${FACT_JSON} as fact from facts f where f.id > ${after} order by f.id limit ${FACT_BATCH}`,
    );
    for (const { fact } of rows) facts.set(fact.id, fact);
    const last = rows.at(-1);
    if (!last) return facts;
    after = last.fact.id;
  }
}

/** Items that left the lists because of their old date still have their page. */
const HAS_PAGE = sql.raw(`state in ('published', 'unlisted')`);

async function findPaths({ db, offerFile }: Pick<Deps, 'db' | 'offerFile'>): Promise<Set<string>> {
  const paths = new Set(offerPaths({ offerFile }));
  for (let after = { kind: '', id: '' }; ; ) {
    const { rows } = await db.execute<{ kind: string; id: string; category: string | null }>(
      sql`select kind, id, category from content_items where (kind, id) > (${after.kind}, ${after.id}) and ${HAS_PAGE}
        order by kind, id limit ${PATH_BATCH}`,
    );
    for (const path of rows.flatMap(addressesOfItem)) paths.add(path);
    const last = rows.at(-1);
    if (!last) return paths;
    after = last;
  }
}

/** What the rules need to know of one item that a person waits for: only the pages and facts it names are looked up. */
export async function contextOfItem(
  deps: CheckDeps,
  { paths, factIds }: { paths: readonly string[]; factIds: readonly string[] },
): Promise<CheckContext> {
  const ids = [...new Set(paths.map((path) => path.split('/').at(-1) ?? ''))];
  const { rows } = await deps.db.execute<{ kind: string; id: string; category: string | null }>(
    sql`select kind, id, category from content_items where ${HAS_PAGE} and id = any(${sql.param(ids)}::text[])`,
  );
  const known = new Set([...offerPaths(deps), ...rows.flatMap(addressesOfItem)]);
  const { rows: facts } = await deps.db.execute<{ fact: Fact }>(
    sql`select ${FACT_JSON} as fact from facts f where f.id = any(${sql.param([...factIds])}::text[])`,
  );
  return {
    today: dubaiDate(deps.now()),
    facts: new Map(facts.map(({ fact }) => [fact.id, fact])),
    hasPage: (path) => known.has(path),
    pictures: await findPictures(deps),
    deadLinks: await deadLinks(deps),
    answers: { wrong: [], missing: [] },
  };
}

async function findPictures({ db }: Pick<Deps, 'db'>): Promise<CheckContext['pictures']> {
  const { rows } = await db.execute<CheckedPicture & { id: string }>(
    sql`select id, alt, licence, largest_bytes as "largestBytes" from pictures`,
  );
  return new Map(rows.map(({ id, ...picture }) => [id, picture]));
}

const offerPaths = ({ offerFile }: Pick<Deps, 'offerFile'>) => offerFile.read().map(({ id }) => `/real-estate/${id}`);

async function deadLinks({ db }: Pick<Deps, 'db'>): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ url: string; result: string }>(sql`
    select url, result from link_checks
    where result = any(${sql.param(GONE)}::text[]) or (result not in ('ok', 'robots_forbid') and failures >= ${DEAD_AFTER})`);
  return new Map(rows.map(({ url, result }) => [url, result]));
}
