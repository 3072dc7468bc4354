import { connectClient } from '@dalil/database/connection.ts';
import { findEmbeddedDatabase } from '@dalil/database/embedded/embedded-database.ts';

/**
 * Notifies a running product at an interval that the search index has changed, so that it clears its cache, until disposed of.
 */
export async function changeContinuously(dataDir: string, everyMs: number): Promise<AsyncDisposable> {
  const address = await findEmbeddedDatabase(dataDir);
  if (!address) throw new Error(`No database runs in ${dataDir}`);
  const client = await connectClient(address);
  let received: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    received = received.then(() => client.query(`select pg_notify('content_changed', 'search/index')`));
  }, everyMs);
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await received;
      await client.end();
    },
  };
}
