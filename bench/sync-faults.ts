import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CHANGES_OF_SCHEDULE, runFaultSchedules } from '@dalil/backend/offline/test-fault-schedules.ts';
import { openDatabase } from '@dalil/database/connection.ts';
import { startEmbeddedDatabase } from '@dalil/database/embedded/embedded-database.ts';
import { migrateDatabase } from '@dalil/database/migrate.ts';
import { describeRun, markdown, saveSection } from './results.ts';

const WHOLE = 1000;

const { values: options } = parseArgs({ options: { seed: { type: 'string' }, schedules: { type: 'string' } } });
const [seed, schedules] = [Number(options.seed ?? 1), Number(options.schedules ?? WHOLE)];

const dataDir = await mkdtemp(path.join(tmpdir(), 'dalil-faults-'));
const cluster = await startEmbeddedDatabase({ dataDir });
try {
  await migrateDatabase(cluster.address);
  const { db, close } = await openDatabase(cluster.address, { maxConnections: 60 });
  const begun = performance.now();
  await runFaultSchedules(db, { seed, schedules });
  const seconds = Math.round((performance.now() - begun) / 1000);
  const table = markdown({
    columns: ['schedules', 'from seed', 'changes', 'lost', 'applied twice', 'seconds'],
    rows: [[schedules, seed, schedules * CHANGES_OF_SCHEDULE, 0, 0, seconds].map(String)],
  });
  console.log(table);
  // A schedule that loses or repeats something has already thrown.
  if (schedules >= WHOLE) await saveSection('Changes made without a connection', `${describeRun()}\n\n${table}`);
  await close();
} finally {
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
