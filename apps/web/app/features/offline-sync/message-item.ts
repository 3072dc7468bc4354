import type { Locale } from '@dalil/domain/language/locale.ts';
import { newQueueItem, type NewQueueItem } from '@dalil/domain/offline/queue-item.ts';
import type { SupportRequest } from '@dalil/domain/quality/support-request.ts';

/**
 * A message that has not arrived yet. `limited`: the server takes the next one at `notBefore`, in milliseconds;
 * `refused`: it will never take this one as it is, and its writer has to change it.
 */
export type WaitingMessage = { request: SupportRequest & { locale: Locale } } & (
  | { state: 'new' | 'failed' | 'refused' }
  | { state: 'limited'; notBefore: number }
);

/** A message as the queue takes it: nobody's, a record of its own, known by the key its device drew. */
export function messageItem({ key, ...payload }: WaitingMessage['request'], at: string): NewQueueItem {
  return newQueueItem(null, `support:${key}`, { id: key, kind: 'support.send', payload, at });
}
