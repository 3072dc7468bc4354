import { useSyncExternalStore } from 'react';
import { createChecklistStore, readTicks, writeTicks } from './checklist-store.ts';

const store = createChecklistStore(() => localStorage);

/** The ticks of one list on this device. The server renders every list unticked. */
export function useChecklist(listId: string, count: number) {
  const text = useSyncExternalStore(
    store.subscribe,
    () => store.read(listId),
    () => '',
  );
  const ticks = readTicks(text, count);
  return {
    ticks,
    isKept: store.isKept(),
    toggle(place: number): void {
      const changed = new Set(ticks);
      if (!changed.delete(place)) changed.add(place);
      store.write(listId, writeTicks(changed, count));
    },
    clear(): void {
      store.write(listId, '');
    },
  };
}
