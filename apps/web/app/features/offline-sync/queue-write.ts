import type { QueueWrite } from '@dalil/offline/sync-queue/queue-store.ts';
import { startBackgroundWork } from '../background-work/background-work.ts';
import { loadQueue } from './load-queue.ts';

/** A change, or the function that makes it where its own code is loaded on demand. */
type Change = QueueWrite | (() => Promise<QueueWrite>);

let last: Promise<unknown> = Promise.resolve();

/**
 * PWA-6, PWA-9: the way of every change of this page into the queue, in the order of the calls; resolves once the disk has it. The
 * database loads with the first change. Browsers do not keep the order of several imports of one module, so each write waits for
 * the one before. The code that sends the queue starts to load even where the database cannot be loaded: it loads again when the
 * connection returns.
 */
export function queueWrite(change: Change): Promise<void> {
  startBackgroundWork();
  const written = writeAfter(last, change);
  last = written.catch(() => undefined);
  return written;
}

async function writeAfter(before: Promise<unknown>, change: Change): Promise<void> {
  await before;
  const { writePageQueue } = await loadQueue();
  await writePageQueue(typeof change === 'function' ? await change() : change);
}
