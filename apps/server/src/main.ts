import { createServer } from 'node:http';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { describeError } from '@dalil/backend/core/describe-error.ts';
import { NO_TRACING, type Tracing } from '@dalil/backend/core/tracing.ts';
import { openDatabase } from '@dalil/database/connection.ts';
import { refreshStartingContent } from '@dalil/database/content/import-starting-content.ts';
import { startEmbeddedDatabase } from '@dalil/database/embedded/embedded-database.ts';
import { migrateDatabase } from '@dalil/database/migrate.ts';
import { PRODUCT } from '@dalil/domain/product.ts';
import { HOST_BY_LISTENER } from './http/bad-requests.ts';
import { createSite } from './http/site.ts';
import { CHECKING_INTERVAL_MS } from './http/slow-clients.ts';
import { runServer, type Startup } from './lifecycle.ts';
import { listen } from './lifecycle-listen.ts';
import { showStep } from './lifecycle-progress.ts';
import { createLog } from './log.ts';
import { openTracing } from './tracing/open-tracing.ts';
import { loadSettings, type Settings } from './settings.ts';

// V8 learns which allocation sites create long-lived objects and then allocates directly in the old generation. Here the same
// code creates cached objects and objects of a single response, so garbage filled the old generation and its collection delayed
// every response.
setFlagsFromString('--no-allocation-site-pretenuring');

await runServer(async (startup) => {
  const settings = loadSettings();
  let tracing: Tracing = NO_TRACING;
  const log = createLog(settings.logLevel, undefined, () => tracing.current()?.traceId ?? null);
  const address = await findDatabase(settings, startup, (message) => log('error', 'database', { message }));
  await showStep(
    'Migrating database',
    () => migrateDatabase(address),
    ({ applied }) => (applied > 0 ? `${applied} applied` : undefined),
  );
  const database = await openDatabase(address, {
    onConnectionLost: (error) => log('warn', 'database_connection_lost', describeError(error)),
  });
  startup.onStop(() => database.close());
  const { tracing: tracingSettings, environment } = settings;
  const opened = await openTracing({ settings: tracingSettings, environment, log, pool: database.pool });
  startup.onStop(() => opened.close());
  tracing = opened.tracing;
  const imported = await showStep(
    'Importing content',
    () => refreshStartingContent(database.db, { now: new Date() }),
    (result) => (result ? `${result.items} items` : undefined),
  );
  // A row that fails keeps nobody from reading the rest.
  for (const { path, message } of imported?.faults ?? []) log('error', 'content_file_faulty', { path, message });
  for (const { row, code } of imported?.failed ?? []) log('error', 'content_row_not_imported', { row, code });

  const server = createServer({ connectionsCheckingInterval: CHECKING_INTERVAL_MS, ...HOST_BY_LISTENER });
  const site = await createSite({
    settings,
    database,
    log,
    tracing,
    server,
    isDevelopment: process.argv.includes('--dev'),
  });
  startup.onStop((status) => site.close(status !== 0));
  server.on('request', site.listener);
  const listening = await listen(server, { port: settings.port, host: settings.host });
  startup.onStop(() => listening.stop());
  if (settings.mail.kind === 'outbox' && settings.environment === 'production') {
    process.stdout.write('Mails stay in the outbox and reach nobody: set SMTP_URL or MAIL_HTTP_URL to send them.\n');
  }
  process.stdout.write(`${PRODUCT.name} is ready at http://localhost:${listening.port}\n`);
  // Only now, so that no job, whatever it does, keeps the server from answering.
  await site.work();
});

async function findDatabase(settings: Settings, startup: Startup, onIncident: (message: string) => void) {
  if (settings.database) return settings.database;
  const embedded = await startEmbeddedDatabase({ dataDir: path.resolve(settings.dataDir), onIncident });
  startup.onStop(() => embedded.stop());
  return embedded.address;
}
