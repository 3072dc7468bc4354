import type { SavedItem } from '@dalil/domain/bookmarks/saved-item.ts';
import { useEffect } from 'react';
import { HISTORY_KEY } from './history-key.ts';
import { deviceStorage } from '../../data/page-storage.ts';

/** Records that a page was opened, if the user switched the history on. */
export function useRecordReading({ kind, itemId, href, title }: SavedItem): void {
  useEffect(() => {
    if (!deviceStorage.getItem(HISTORY_KEY)?.startsWith('{"isOn":true')) return;
    const readAt = new Date().toISOString();
    import('./history-store.ts').then(
      ({ historyStore }) => historyStore.add({ kind, itemId, href, title, readAt }),
      // Without a connection the code may not arrive. A missing history entry is no loss worth reporting.
      () => undefined,
    );
  }, [kind, itemId, href, title]);
}
