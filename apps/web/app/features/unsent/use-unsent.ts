import type { BookmarkOperation } from '@dalil/domain/bookmarks/bookmark-operation.ts';
import type { PreferenceCategory } from '@dalil/domain/accounts/preferences.ts';
import type { ParkedOperation } from '../bookmarks/bookmark-store.ts';
import { useBookmarks } from '../bookmarks/use-bookmarks.ts';
import type { WaitingMessage } from '../outbox/outbox-store.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import { useDevicePreferences } from '../preferences/use-preferences.ts';

/** What this device has not brought to the server: what still waits, and what was refused for good. */
export type Unsent = {
  waiting: { operations: readonly BookmarkOperation[]; messages: readonly WaitingMessage[] };
  refused: {
    operations: readonly ParkedOperation[];
    messages: readonly WaitingMessage[];
    categories: readonly PreferenceCategory[];
  };
};

/** PWA-7, PWA-8: everything of this device the server does not have. Nothing on the server and while hydrating. */
export function useUnsent(): Unsent & { waitingCount: number; refusedCount: number } {
  const { pending, parked } = useBookmarks();
  const { waiting } = useOutbox();
  const { notSynced } = useDevicePreferences();
  const messages = waiting.filter(({ state }) => state !== 'refused');
  const refused = waiting.filter(({ state }) => state === 'refused');
  return {
    waiting: { operations: pending, messages },
    refused: { operations: parked, messages: refused, categories: notSynced },
    waitingCount: pending.length + messages.length,
    refusedCount: parked.length + refused.length + notSynced.length,
  };
}
