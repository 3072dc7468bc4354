import { and, desc, getTableColumns, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { errorCode, isDatabaseUnavailable } from '../connection-failure.ts';
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
import { inspectContent } from './read-starting-content.ts';
import { askedRow, factRows, itemRows, termRow } from './rows.ts';
import type { ContentFault, StartingContent } from './starting-content.ts';

/**
 * Imports the starting content when its files differ from the last import; meant for every start of the server, which must not
 * fail for one row: what a file does not hold and what the database refuses is left out and named in the result, and the next start
 * tries it again. That the files of the repository are whole is what `tooling/checks/content.ts` is for. `folder` is the content's
 * folder. Null when there was nothing to do.
 */
export async function refreshStartingContent(
  db: Database,
  { now, folder = CONTENT_FOLDER }: { now: Date; folder?: string },
): Promise<RefreshResult | null> {
  const files = await readContentFiles(folder);
  const [last] = await db
    .select({ stamp: contentImports.stamp })
    .from(contentImports)
    .orderBy(desc(contentImports.id))
    .limit(1);
  if (last?.stamp === stampOf(files)) return null;
  const { content, faults } = inspectContent(files);
  return { ...(await importStartingContent(db, content, { now, isWhole: faults.length === 0 })), faults };
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
  /** Rows that the database refused, with the code of its error. */
  failed: FailedRow[];
}

export type FailedRow = { row: string; code: string };
export type RefreshResult = ImportResult & { faults: readonly ContentFault[] };

/** Any number, the same in every process, so that imports run one after another. */
const IMPORT_LOCK = 7_320_110_003;
const BATCH = 250;
const MANY_ROWS = 500;

type Tally = Pick<ImportResult, 'unchanged' | 'skippedBecauseEdited' | 'failed'>;

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

async function insert<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: Table['$inferInsert'][],
  onConflict?: { target: PgColumn[]; set?: Record<string, SQL> },
): Promise<void> {
  if (rows.length === 0) return;
  const set: Record<string, SQL> = {};
  for (const [key, column] of Object.entries(getTableColumns(table) as Record<string, PgColumn>)) {
    if (!onConflict?.target.includes(column)) set[key] = onConflict?.set?.[key] ?? sql.raw(`excluded."${column.name}"`);
  }
  const inserted = tx.insert(table).values(rows);
  await (onConflict ? inserted.onConflictDoUpdate({ target: onConflict.target, set }) : inserted);
}

type Write<Row> = { nameOf: (row: Row) => string; write: (tx: Transaction, rows: Row[]) => Promise<void> };

/**
 * Writes rows in batches, each in a savepoint. The rows of a batch that fails are written one by one, and one that fails alone is left
 * out and named. Returns how many were written. Throws if the database is away, which is no fault of a row.
 */
async function writeRows<Row>(
  tx: Transaction,
  rows: readonly Row[],
  { nameOf, write }: Write<Row>,
  tally: Tally,
): Promise<number> {
  let written = 0;
  const attempt = async (batch: Row[]) => {
    try {
      await tx.transaction((savepoint) => write(savepoint, batch));
      written += batch.length;
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      const [first] = batch;
      if (batch.length > 1) for (const row of batch) await attempt([row]);
      else if (first !== undefined) tally.failed.push({ row: nameOf(first), code: errorCode(error) ?? 'unknown' });
    }
  };
  for (let start = 0; start < rows.length; start += BATCH) await attempt(rows.slice(start, start + BATCH));
  return written;
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
  const write = async (within: Transaction, batch: typeof chosen) => {
    const rows = batch.map(({ fact }) => fact);
    await insert(within, facts, rows, { target: [facts.id] });
    const ids = rows.map(({ id }) => id);
    await within.delete(factTexts).where(inArray(factTexts.factId, ids));
    const texts = batch.flatMap((one) => one.texts);
    await insert(within, factTexts, texts);
  };
  return writeRows(tx, chosen, { nameOf: ({ fact }) => `fact ${fact.id}`, write }, tally);
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
  const onConflict = {
    target: [kind, id],
    set: {
      createdAt: sql`${createdAt}`,
      publishedAt: sql`coalesce(${publishedAt}, excluded.published_at)`,
      reviewBy: sql`${reviewBy}`,
      isOverdue: sql`${isOverdue}`,
    },
  };
  const write = async (within: Transaction, batch: typeof chosen) => {
    const items = batch.map(({ item }) => item);
    await insert(within, contentItems, items, onConflict);
    for (const itemKind of new Set(items.map((item) => item.kind))) {
      const ids = items.filter((item) => item.kind === itemKind).map((item) => item.id);
      const ofThese = (table: typeof contentTexts | typeof contentFacts) =>
        and(sql`${table.kind} = ${itemKind}`, inArray(table.itemId, ids));
      await within.delete(contentTexts).where(ofThese(contentTexts));
      await within.delete(contentFacts).where(ofThese(contentFacts));
    }
    const texts = batch.flatMap((one) => one.texts);
    await insert(within, contentTexts, texts);
    const links = batch.flatMap((one) => one.facts);
    await insert(within, contentFacts, links);
  };
  return writeRows(tx, chosen, { nameOf: ({ item }) => `${item.kind} ${item.id}`, write }, tally);
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
  const write = (within: Transaction, batch: typeof chosen) =>
    insert(within, terms, batch, { target: [group, id, locale] });
  const nameOf = (row: (typeof chosen)[number]) => `term ${row.group} ${row.id} ${row.locale}`;
  return writeRows(tx, chosen, { nameOf, write }, tally);
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
  const write = (within: Transaction, batch: typeof chosen) =>
    insert(within, askedAs, batch, { target: [kind, itemId, locale] });
  return writeRows(tx, chosen, { nameOf: (row) => `asked ${keyOf(row)}`, write }, tally);
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
  let added = 0;
  const write = async (within: Transaction, batch: typeof rows) => {
    const inserted = await within
      .insert(legalDocuments)
      .values(batch)
      .onConflictDoNothing({ target: [documentType, language, version] })
      .returning({ id: legalDocuments.id });
    added += inserted.length;
  };
  const nameOf = (row: (typeof rows)[number]) => `legal ${row.documentType} ${row.language} ${row.version}`;
  const written = await writeRows(tx, rows, { nameOf, write }, tally);
  tally.unchanged += written - added;
  return added;
}

/**
 * Brings the starting content into the database, in one transaction. It may run again and again, also in several
 * processes: it writes what is new and what changed in the files, and leaves alone what a person has changed
 * (`import_hash` null) and what has been removed from the files. `now` becomes the time of publication and change. A row that fails is
 * left out and named, and the rest is imported; the import is then not recorded as done, nor if the content is not whole.
 */
export async function importStartingContent(
  db: Database,
  content: StartingContent,
  { now, isWhole = true }: { now: Date; isWhole?: boolean },
): Promise<ImportResult> {
  return db.transaction(async (tx) => {
    await allowLongTransaction(tx);
    await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
    const tally: Tally = { unchanged: 0, skippedBecauseEdited: 0, failed: [] };
    const result = {
      terms: await importTerms(tx, content, tally),
      facts: await importFacts(tx, content, now, tally),
      items: await importItems(tx, content, now, tally),
      asked: await importAsked(tx, content, tally),
      legalDocuments: await importLegalDocuments(tx, content, tally),
    };
    if (isWhole && tally.failed.length === 0)
      await tx.insert(contentImports).values({ stamp: content.stamp, importedAt: now });
    // Until the database looks by itself, it plans for the number of rows there were before.
    if (result.items + result.facts >= MANY_ROWS)
      await tx.execute(
        sql`analyze ${contentItems}, ${contentTexts}, ${contentFacts}, ${facts}, ${factTexts}, ${askedAs}`,
      );
    return { ...result, ...tally };
  });
}
