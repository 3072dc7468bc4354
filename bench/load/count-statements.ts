import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedDatabase } from '@dalil/database/embedded/embedded-database.ts';
import { median } from '../median.ts';
import { startProduct, untilGuideIsMade } from '../subjects/product.ts';
import { startStatementCounter } from './statement-counter.ts';

const TIMES = 5;

/** Statements a page needs, by its address: the median of five requests to a separate server that has answered each before. */
export async function countStatements(addresses: readonly string[]): Promise<Map<string, number>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dalil-statements-'));
  const database = await startEmbeddedDatabase({ dataDir });
  try {
    await using counter = await startStatementCounter(database.address);
    await using product = await startProduct({ databaseUrl: counter.databaseUrl });
    await untilGuideIsMade(product.origin);
    const counts = new Map<string, number>();
    for (const address of addresses) {
      const send = async () => {
        const before = counter.count();
        await (await fetch(product.origin + address)).arrayBuffer();
        return counter.count() - before;
      };
      await send();
      const request: number[] = [];
      for (let time = 0; time < TIMES; time += 1) request.push(await send());
      counts.set(address, median(request));
    }
    return counts;
  } finally {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}
