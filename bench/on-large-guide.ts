import { openDatabase } from '@dalil/database/connection.ts';
import { findEmbeddedDatabase } from '@dalil/database/embedded/embedded-database.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { growContent } from './load/grow-content.ts';
import { saveSection } from './results.ts';
import { buildProduct, startProduct } from './subjects/product.ts';

type Opened = Awaited<ReturnType<typeof openDatabase>>;
type LargeGuide = {
  /** The section of the results. */
  title: string;
  items: number;
  isSaved: boolean;
  measure: (db: Opened['db']) => Promise<string>;
};

/** Builds and starts the product with a guide of so many items, measures in its database, prints the report and saves it. */
export async function onLargeGuide({ title, items, isSaved, measure }: LargeGuide): Promise<void> {
  await buildProduct();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dalil-large-guide-'));
  try {
    const report = await measureIn(dataDir, items, measure);
    console.log(report);
    if (isSaved) await saveSection(title, report);
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function measureIn(dataDir: string, items: number, measure: LargeGuide['measure']): Promise<string> {
  await using _product = await startProduct({ dataDir });
  await growContent(dataDir, items);
  const address = await findEmbeddedDatabase(dataDir);
  if (!address) throw new Error(`No database runs in ${dataDir}`);
  const opened = await openDatabase(address);
  try {
    return await measure(opened.db);
  } finally {
    await opened.close();
  }
}
