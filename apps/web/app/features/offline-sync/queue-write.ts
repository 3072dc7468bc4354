import type { QueueWrite } from '@dalil/offline/sync-queue/queue-store.ts';
import { startBackgroundWork } from '../background-work/background-work.ts';

let last: Promise<unknown> = Promise.resolve();

/**
 * PWA-6, PWA-9: writes changes into the queue, in the order of the calls; resolves once the disk has them. The database loads
 * with the first change. Browsers do not keep the order of several imports of one module, so each write waits for the one before.
 */
export function queueWrite(write: QueueWrite): Promise<void> {
  // Also where the database cannot be loaded: what sends the change is loaded again when the connection returns.
  startBackgroundWork();
  const written = writeAfter(last, write);
  last = written.catch(() => undefined);
  return written;
}

async function writeAfter(before: Promise<unknown>, write: QueueWrite): Promise<void> {
  await before;
  const { writePageQueue } = await import('./page-queue.ts');
  await writePageQueue(write);
}
