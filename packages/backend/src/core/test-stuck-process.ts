import { openDatabase } from '@dalil/database/connection.ts';
import { NO_TRACING } from './tracing.ts';
import { openJobQueue } from './job-queue.ts';
import type { JobDeps, JobHandlers } from './job-handler.ts';
import { JOB_NAMES } from './jobs.ts';

/** A process whose job `delete-expired` never lets go of the thread, as a file from outside can do. Its parent kills it. */
const database = await openDatabase(JSON.parse(process.argv[2] ?? ''));
const log = () => {};
const queue = await openJobQueue({ ...database, log, pollSeconds: 0.5 });
const idle = Object.fromEntries(JOB_NAMES.map((name) => [name, async () => {}])) as unknown as JobHandlers;
const stuck = async () => {
  process.stdout.write('stuck\n');
  await new Promise((resolve) => setTimeout(resolve, 50));
  for (;;);
};
// The handlers use no other dependency.
await queue.run({ ...idle, 'delete-expired': stuck }, { log, tracing: NO_TRACING } as unknown as JobDeps, []);
