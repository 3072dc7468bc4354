import type { Locale } from '@dalil/domain/language/locale.ts';
import { newQueueItem, type QueueItem } from '@dalil/domain/offline/queue-item.ts';
import type { ProblemReport } from '@dalil/domain/quality/problem-report.ts';
import { writePageQueue } from '../sync/page-queue.ts';

/** PWA-9: gives a report that was written without a connection to the queue: nobody's, and a record of its own. */
export function keepReport(report: ProblemReport & { locale: Locale }): Promise<void> {
  return writePageQueue({ items: [itemOf(report)] });
}

/** PWA-8: sends a refused report once more. Its id stands for the refusal, so it gets another one. */
export function retryReport({ id, payload }: QueueItem): Promise<void> {
  return writePageQueue({ items: [itemOf(payload)], without: [id] });
}

export function discardReport({ id }: QueueItem): Promise<void> {
  return writePageQueue({ without: [id] });
}

function itemOf(payload: unknown) {
  const id = crypto.randomUUID();
  const operation = { id, kind: 'report.send' as const, payload, at: new Date().toISOString() };
  return newQueueItem(null, `report:${id}`, operation);
}
