import type { WaitingMessage } from './waiting-message.ts';

/** Messages on their way to the disk, and the keys of those that wait no more. */
export type MessagesWrite = { added: readonly WaitingMessage['request'][]; gone: readonly string[] };

/** Gives messages to the queue. The database comes with the first message, not with the page. */
export async function keepMessages({ added, gone }: MessagesWrite): Promise<void> {
  const [{ writePageQueue }, { messageItem }] = await Promise.all([
    import('../sync/page-queue.ts'),
    import('./message-item.ts'),
  ]);
  const at = new Date().toISOString();
  await writePageQueue({ items: added.map((request) => messageItem(request, at)), without: gone });
}
