import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runToEnd, startSubject, type Subject } from './child.ts';

type ProductOptions = { core?: number; databaseUrl?: string };

/** Builds the pages unless they are built from the present sources. */
export async function buildProduct(): Promise<void> {
  await runToEnd(['tooling/run/build.mjs']);
}

/** Starts the built product on a data folder of its own, which is removed at the end; with its embedded database unless one is given. */
export async function startProduct({ core, databaseUrl = '' }: ProductOptions = {}): Promise<Subject> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dalil-bench-'));
  const removeData = () => rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  try {
    const product = await startSubject('product', {
      args: ['apps/server/src/main.ts'],
      // An empty value counts as none, and keeps what .env says out of the measurement.
      env: {
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        PUBLIC_URL: '',
        LOG_LEVEL: 'error',
      },
      ready: /is ready at http:\/\/localhost:(\d+)/,
      core,
    });
    return {
      ...product,
      async [Symbol.asyncDispose]() {
        await product[Symbol.asyncDispose]();
        await removeData();
      },
    };
  } catch (error) {
    await removeData();
    throw error;
  }
}
