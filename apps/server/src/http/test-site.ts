import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestDatabase } from '@dalil/database/test-database.ts';
import { loadSettings } from '../settings.ts';
import { openTracing } from '../tracing/open-tracing.ts';
import { HOST_BY_LISTENER } from './bad-requests.ts';
import { createSite } from './site.ts';

export const TEST_TOKEN = 'a token of sixteen';

export type TestSite = { origin: string; port: number; stop: () => Promise<void> };

/** The whole site on a test database, behind a server on a free port. */
export async function startTestSite(
  database: TestDatabase,
  folder: string,
  environment: Record<string, string> = {},
): Promise<TestSite> {
  const server: Server = createServer(HOST_BY_LISTENER);
  const given = {
    DATA_DIR: folder,
    METRICS_TOKEN: TEST_TOKEN,
    PUBLIC_URL: 'https://guide.example',
    LIVE_DATA: 'off',
    ...environment,
  };
  const settings = loadSettings(given);
  const log = () => {};
  const { tracing, close } = await openTracing({
    settings: settings.tracing,
    environment: 'test',
    log,
    pool: database.pool,
  });
  const site = await createSite({ settings, database, log, tracing, server, isDevelopment: false });
  server.on('request', site.listener);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await site.work();
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
      await site.close();
      await close();
    },
  };
}

export type TestAnswer = { status: number; headers: IncomingMessage['headers']; text: string };

/** A request exactly as written: `fetch` would set its own Host and normalize the path. */
export function rawGet({ port }: TestSite, path: string, headers: Record<string, string> = {}): Promise<TestAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers, agent: false }, async (answer) => {
      const text = Buffer.concat(await answer.toArray()).toString();
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
    });
    sent.on('error', reject).end();
  });
}
