import { newQueueItem, type NewQueueItem } from '@dalil/domain/offline/queue-item.ts';
import type { WaitingMessage } from './waiting-message.ts';

/** A message as the queue takes it: nobody's, a record of its own, known by the key its device drew. */
export function messageItem({ key, ...payload }: WaitingMessage['request'], at: string): NewQueueItem {
  return newQueueItem(null, `support:${key}`, { id: key, kind: 'support.send', payload, at });
}
