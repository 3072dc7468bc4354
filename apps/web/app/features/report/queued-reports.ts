import type { Locale } from '@dalil/domain/language/locale.ts';
import { newQueueItem, type NewQueueItem, type QueueItem } from '@dalil/domain/offline/queue-item.ts';
import type { Idea } from '@dalil/domain/quality/idea.ts';
import type { ProblemReport } from '@dalil/domain/quality/problem-report.ts';
import { pageQueue } from '../offline-sync/page-queue.ts';
import { queueWrite } from '../offline-sync/queue-write.ts';
import { newId } from '../../data/new-id.ts';

type TextKind = 'report.send' | 'idea.send';

/** A report as a queue item: without an owner, and a record of its own. */
export function reportItem(report: ProblemReport & { locale: Locale }): NewQueueItem {
  return itemOf('report.send', report);
}

/** An idea, in the same way. */
export function ideaItem(idea: Idea & { locale: Locale }): NewQueueItem {
  return itemOf('idea.send', idea);
}

/** PWA-9: queues a report or an idea for sending. False if the device stores nothing beyond the page. */
export async function queueReport(item: NewQueueItem): Promise<boolean> {
  try {
    if (!(await pageQueue()).isLasting) return false;
    await queueWrite({ items: [item] });
    return true;
  } catch {
    return false;
  }
}

/** PWA-8: sends a rejected report or idea again. Its id identifies the rejection, so it gets a new one. */
export function retryReport({ id, kind, payload }: QueueItem): Promise<void> {
  return queueWrite({ items: [itemOf(kind === 'idea.send' ? kind : 'report.send', payload)], without: [id] });
}

export function discardReport({ id }: Pick<QueueItem, 'id'>): Promise<void> {
  return queueWrite({ without: [id] });
}

function itemOf(kind: TextKind, payload: unknown): NewQueueItem {
  const id = newId();
  const operation = { id, kind, payload, at: new Date().toISOString() };
  return newQueueItem(null, `${kind === 'idea.send' ? 'idea' : 'report'}:${id}`, operation);
}

/** The same text sent again is the same entry: the response to the first may have been lost. */
export function sentBefore(item: NewQueueItem, before: NewQueueItem | undefined): NewQueueItem {
  return before && JSON.stringify(before.payload) === JSON.stringify(item.payload) ? before : item;
}
