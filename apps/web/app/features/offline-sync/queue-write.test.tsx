import { newQueueItem, type NewQueueItem } from '@dalil/domain/offline/queue-item.ts';
import type { QueueWrite } from '@dalil/offline/sync-queue/queue-store.ts';
import { expect, test, vi } from 'vitest';
import { onBackgroundTime } from '../background-work/background-work.ts';
import { queueWrite } from './queue-write.ts';

const written: string[] = [];
const delays = [20, 0];

vi.mock('./page-queue.ts', () => ({
  async writePageQueue({ items = [] }: QueueWrite) {
    await new Promise((resolve) => setTimeout(resolve, delays.shift()));
    if (items[0]?.id === 'refused') throw new Error('the disk is full');
    written.push(...items.map(({ id }) => id));
  },
}));

function aChange(id: string): NewQueueItem {
  return newQueueItem('user-1', 'onboarding', { id, kind: 'onboarding.reset', payload: {}, at: 'then' });
}

test('PWA-9 the first change of a visit starts the code that sends it, also where it cannot be made', async () => {
  const begun = vi.fn();
  onBackgroundTime(begun);
  expect(begun).not.toHaveBeenCalled();
  await expect(queueWrite(() => Promise.reject(new Error('not loaded')))).rejects.toThrow('not loaded');
  expect(begun).toHaveBeenCalledTimes(1);
});

test('PWA-6 changes stand in the queue in the order they were made, also when an earlier one takes longer', async () => {
  await Promise.all(['a', 'b'].map((id) => queueWrite({ items: [aChange(id)] })));
  expect(written).toEqual(['a', 'b']);
});

test('PWA-9 a change the disk rejects is reported, and holds up no later one', async () => {
  const refused = queueWrite({ items: [aChange('refused')] });
  const next = queueWrite({ items: [aChange('c')] });
  await expect(refused).rejects.toThrow('the disk is full');
  await next;
  expect(written.at(-1)).toBe('c');
});
