import type { Locale } from '@dalil/domain/language/locale.ts';
import { newQueueItem, type NewQueueItem } from '@dalil/domain/offline/queue-item.ts';
import type { SupportRequest } from '@dalil/domain/quality/support-request.ts';

/**
 * A message that has not arrived yet. `limited`: the server accepts the next one at `notBefore`, in milliseconds. `refused`: the
 * server will never accept this one as it is, and its author has to change it.
 */
export type WaitingMessage = { request: SupportRequest & { locale: Locale } } & (
  | { state: 'new' | 'failed' | 'refused' }
  | { state: 'limited'; notBefore: number }
);

/** A message as a queue item: without an owner, a record of its own, identified by the key its device generated. */
export function messageItem({ key, ...payload }: WaitingMessage['request'], at: string): NewQueueItem {
  return newQueueItem(null, `support:${key}`, { id: key, kind: 'support.send', payload, at });
}
