import { newQueueItem, type QueueItem } from './queue-item.ts';

/** An item of a queue, for tests, with the defaults of a newly filled queue. */
export function aQueueItem(order: number, fields: Partial<QueueItem> = {}): QueueItem {
  const { owner = 'user-1', kind = 'bookmark.add', record = 'bookmarks' } = fields;
  const operation = { id: `item-${order}`, kind, payload: {}, at: '2026-11-21T08:00:00.000Z' };
  return { ...newQueueItem(owner, record, operation), order, ...fields };
}
