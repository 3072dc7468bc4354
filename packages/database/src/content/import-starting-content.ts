import { and, desc, getTableColumns, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../connection.ts';
import { allowLongTransaction } from '../long-transaction.ts';
import {
  askedAs,
  contentFacts,
  contentImports,
  contentItems,
  contentTexts,
  facts,
  factTexts,
  terms,
} from '../tables/guide.ts';
import { legalDocuments } from '../tables/privacy.ts';
import { CONTENT_FOLDER, readContentFiles, stampOf } from './content-files.ts';
import { readFiles } from './read-starting-content.ts';
import { askedRow, factRows, itemRows, termRow } from './rows.ts';
import type { StartingContent } from './starting-content.ts';

/**
 * Imports the starting content when its files differ from the last import; meant for every start of the server.
 * `folder` is the content's folder. Null when there was nothing to do. Throws a StartingContentError when the files
 * have faults.
 */
export async function refreshStartingContent(
  db: Database,
  { now, folder = CONTENT_FOLDER }: { now: Date; folder?: string },
): Promise<ImportResult | null> {
  const files = await readContentFiles(folder);
  const [last] = await db
    .select({ stamp: contentImports.stamp })
    .from(contentImports)
    .orderBy(desc(contentImports.id))
    .limit(1);
  if (last?.stamp === stampOf(files)) return null;
  return importStartingContent(db, readFiles(files), { now });
}

/** Rows of each sort that were written; those that were left alone, and why. */
export interface ImportResult {
  items: number;
  facts: number;
  terms: number;
  /** How people ask: one row for each language of an item or a fact. */
  asked: number;
  legalDocuments: number;
  /** Rows whose source is as it was imported last. */
  unchanged: number;
  /** Rows that a person has changed since; their newer source is not taken over. */
  skippedBecauseEdited: number;
}

/** Any number, the same in every process, so that imports run one after another. */
const IMPORT_LOCK = 7_320_110_003;
const BATCH = 250;

type Tally = Pick<ImportResult, 'unchanged' | 'skippedBecauseEdited'>;

/** Chooses what to write: new rows and rows whose source changed, never rows a person has changed. */
function choose<T>(
  rows: readonly T[],
  keyOf: (row: T) => string,
  hashOf: (row: T) => string,
  known: ReadonlyMap<string, string | null>,
  tally: Tally,
): T[] {
  return rows.filter((row) => {
    const hash = known.get(keyOf(row));
    if (hash === null) tally.skippedBecauseEdited += 1;
    else if (hash === hashOf(row)) tally.unchanged += 1;
    else return true;
    return false;
  });
}

async function insertInBatches<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: Table['$inferInsert'][],
  onConflict?: { target: PgColumn[]; set?: Record<string, SQL> },
): Promise<void> {
  const columns = Object.entries(getTableColumns(table) as Record<string, PgColumn>);
  const set: Record<string, SQL> = {};
  for (const [key, column] of columns) {
    if (!onConflict?.target.includes(column)) set[key] = onConflict?.set?.[key] ?? sql.raw(`excluded."${column.name}"`);
  }
  for (let start = 0; start < rows.length; start += BATCH) {
    const insert = tx.insert(table).values(rows.slice(start, start + BATCH));
    await (onConflict ? insert.onConflictDoUpdate({ target: onConflict.target, set }) : insert);
  }
}

async function importFacts(tx: Transaction, content: StartingContent, now: Date, tally: Tally): Promise<number> {
  const known = await tx.select({ id: facts.id, hash: facts.importHash }).from(facts);
  const chosen = choose(
    content.facts.map((fact) => factRows(fact, now)),
    ({ fact }) => fact.id,
    ({ fact }) => fact.importHash,
    new Map(known.map(({ id, hash }) => [id, hash])),
    tally,
  );
  if (chosen.length === 0) return 0;
  await insertInBatches(
    tx,
    facts,
    chosen.map(({ fact }) => fact),
    { target: [facts.id] },
  );
  const ids = chosen.map(({ fact }) => fact.id);
  await tx.delete(factTexts).where(inArray(factTexts.factId, ids));
  await insertInBatches(
    tx,
    factTexts,
    chosen.flatMap(({ texts }) => texts),
  );
  return chosen.length;
}

async function importItems(tx: Transaction, content: StartingContent, now: Date, tally: Tally): Promise<number> {
  const { kind, id, importHash, createdAt, publishedAt, reviewBy, isOverdue } = contentItems;
  const known = await tx.select({ kind, id, importHash }).from(contentItems);
  const chosen = choose(
    content.items.map((item) => itemRows(item, now)),
    ({ item }) => `${item.kind} ${item.id}`,
    ({ item }) => item.importHash,
    new Map(known.map((row) => [`${row.kind} ${row.id}`, row.importHash])),
    tally,
  );
  if (chosen.length === 0) return 0;
  await insertInBatches(
    tx,
    contentItems,
    chosen.map(({ item }) => item),
    {
      target: [kind, id],
      set: {
        createdAt: sql`${createdAt}`,
        publishedAt: sql`coalesce(${publishedAt}, excluded.published_at)`,
        reviewBy: sql`${reviewBy}`,
        isOverdue: sql`${isOverdue}`,
      },
    },
  );
  for (const itemKind of new Set(chosen.map(({ item }) => item.kind))) {
    const ids = chosen.filter(({ item }) => item.kind === itemKind).map(({ item }) => item.id);
    const ofThese = (table: typeof contentTexts | typeof contentFacts) =>
      and(sql`${table.kind} = ${itemKind}`, inArray(table.itemId, ids));
    await tx.delete(contentTexts).where(ofThese(contentTexts));
    await tx.delete(contentFacts).where(ofThese(contentFacts));
  }
  await insertInBatches(
    tx,
    contentTexts,
    chosen.flatMap(({ texts }) => texts),
  );
  await insertInBatches(
    tx,
    contentFacts,
    chosen.flatMap((rows) => rows.facts),
  );
  return chosen.length;
}

async function importTerms(tx: Transaction, content: StartingContent, tally: Tally): Promise<number> {
  const { group, id, locale, importHash } = terms;
  const known = await tx.select({ group, id, locale, importHash }).from(terms);
  const chosen = choose(
    content.terms.map(termRow),
    (row) => `${row.group} ${row.id} ${row.locale}`,
    (row) => row.importHash,
    new Map(known.map((row) => [`${row.group} ${row.id} ${row.locale}`, row.importHash])),
    tally,
  );
  await insertInBatches(tx, terms, chosen, { target: [group, id, locale] });
  return chosen.length;
}

async function importAsked(tx: Transaction, content: StartingContent, tally: Tally): Promise<number> {
  const { kind, itemId, locale, importHash } = askedAs;
  const known = await tx.select({ kind, itemId, locale, importHash }).from(askedAs);
  const keyOf = (row: { kind: string; itemId: string; locale: string }) => `${row.kind} ${row.itemId} ${row.locale}`;
  const chosen = choose(
    content.asked.map(askedRow),
    keyOf,
    (row) => row.importHash,
    new Map(known.map((row) => [keyOf(row), row.importHash])),
    tally,
  );
  await insertInBatches(tx, askedAs, chosen, { target: [kind, itemId, locale] });
  return chosen.length;
}

/**
 * A version of a legal document is never changed once it is there; a new text is a new version. A document that staff have published is
 * theirs: what the product ships of it is left out.
 */
async function importLegalDocuments(tx: Transaction, content: StartingContent, tally: Tally): Promise<number> {
  if (content.legalDocuments.length === 0) return 0;
  const published = await tx
    .selectDistinct({ type: legalDocuments.documentType })
    .from(legalDocuments)
    .where(isNotNull(legalDocuments.publishedAt));
  const ofStaff = new Set(published.map(({ type }) => type));
  const rows = content.legalDocuments
    .filter((document) => !ofStaff.has(document.documentType))
    .map((document) => ({ ...document, isActive: true }));
  tally.skippedBecauseEdited += content.legalDocuments.length - rows.length;
  if (rows.length === 0) return 0;
  const { documentType, language, version } = legalDocuments;
  const added = await tx
    .insert(legalDocuments)
    .values(rows)
    .onConflictDoNothing({ target: [documentType, language, version] })
    .returning({ id: legalDocuments.id });
  tally.unchanged += rows.length - added.length;
  return added.length;
}

/**
 * Brings the starting content into the database, in one transaction. It may run again and again, also in several
 * processes: it writes what is new and what changed in the files, and leaves alone what a person has changed
 * (`import_hash` null) and what has been removed from the files. `now` becomes the time of publication and change.
 */
export async function importStartingContent(
  db: Database,
  content: StartingContent,
  { now }: { now: Date },
): Promise<ImportResult> {
  return db.transaction(async (tx) => {
    await allowLongTransaction(tx);
    await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
    const tally: Tally = { unchanged: 0, skippedBecauseEdited: 0 };
    const result = {
      terms: await importTerms(tx, content, tally),
      facts: await importFacts(tx, content, now, tally),
      items: await importItems(tx, content, now, tally),
      asked: await importAsked(tx, content, tally),
      legalDocuments: await importLegalDocuments(tx, content, tally),
    };
    await tx.insert(contentImports).values({ stamp: content.stamp, importedAt: now });
    return { ...result, ...tally };
  });
}
