import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SERVER_COMMAND, SERVER_ENVIRONMENT } from '../../tooling/run/server-command.mjs';
import { runToEnd, startSubject, type Subject } from './child.ts';

type ProductOptions = {
  core?: number;
  databaseUrl?: string;
  /** Megabytes for cached pages. By default none, so that every page is rendered again. */
  cache?: number;
  /** A data folder to use and preserve. Without it one is made and removed at the end. */
  dataDir?: string;
  /** Trusts the visitor addresses a caller gives in `X-Forwarded-For`, so that one caller can act as many visitors. */
  believesCallers?: boolean;
  /** A folder with an earlier build of the product; this project's own when absent. */
  folder?: string;
  name?: string;
  /** Further settings of the operator. */
  env?: Record<string, string>;
};

/** Builds the pages unless they are built from the current sources. */
export async function buildProduct(): Promise<void> {
  await runToEnd(['tooling/run/build.mjs']);
}

/** Starts the built product, with its embedded database unless one is given. */
export async function startProduct(options: ProductOptions = {}): Promise<Subject> {
  const { core, databaseUrl = '', cache = 0 } = options;
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'dalil-bench-')));
  const removeData = async () => {
    if (!options.dataDir) await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const product = await startSubject(options.name ?? 'product', {
      args: SERVER_COMMAND,
      folder: options.folder,
      // An empty value counts as none, and excludes settings of .env from the measurement.
      env: {
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        PUBLIC_URL: '',
        TRUSTED_PROXY: options.believesCallers ? '127.0.0.1' : '',
        PAGE_CACHE_MB: String(cache),
        LOG_LEVEL: 'error',
        LIVE_DATA: 'off',
        ...SERVER_ENVIRONMENT,
        ...options.env,
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

const GUIDE_LIMIT_MS = 20 * 60_000;

/**
 * Waits until a started product has made the offline guide, its longest work after a first start, so that this is not measured as
 * the cost of anything else. Rejects after twenty minutes.
 */
export async function untilGuideIsMade(origin: string): Promise<void> {
  const until = Date.now() + GUIDE_LIMIT_MS;
  while (Date.now() < until) {
    const { packs } = (await (await fetch(`${origin}/api/offline/packs`)).json()) as { packs: { version: number }[] };
    if (packs.every(({ version }) => version > 0)) return;
    await wait(1000);
  }
  throw new Error('The guide was not made.');
}
