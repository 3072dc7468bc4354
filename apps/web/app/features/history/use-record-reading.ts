import type { SavedItem } from '@dalil/domain/bookmarks/saved-item.ts';
import { useEffect } from 'react';
import { HISTORY_KEY } from './history-key.ts';

/** Notes that a page was opened, if its reader has switched the history on. */
export function useRecordReading({ kind, itemId, href, title }: SavedItem): void {
  useEffect(() => {
    if (!isOn()) return;
    const readAt = new Date().toISOString();
    import('./history-store.ts').then(
      ({ historyStore }) => historyStore.add({ kind, itemId, href, title, readAt }),
      // Without a connection the part may not come; a page that is not noted is no loss a reader must be told of.
      () => undefined,
    );
  }, [kind, itemId, href, title]);
}

function isOn(): boolean {
  try {
    return localStorage.getItem(HISTORY_KEY)?.startsWith('{"isOn":true') ?? false;
  } catch {
    return false;
  }
}
