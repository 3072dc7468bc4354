import type { BookmarkOperation } from '@dalil/domain/bookmarks/bookmark-operation.ts';
import type { PreferenceCategory } from '@dalil/domain/accounts/preferences.ts';
import type { QueueItem } from '@dalil/domain/offline/queue-item.ts';
import { useSyncExternalStore } from 'react';
import type { RejectedOperation } from '../bookmarks/device-bookmarks.ts';
import { useBookmarks } from '../bookmarks/use-bookmarks.ts';
import type { WaitingMessage } from '../offline-sync/message-item.ts';
import { useMessages } from '../offline-sync/use-messages.ts';
import { useDevicePreferences } from '../preferences/use-preferences.ts';
import { NO_SYNC, readSyncState, subscribeToSync, type SyncState } from '../offline-sync/sync-state.ts';

/** What this device has not sent to the server: pending and permanently rejected changes. */
export type Unsent = {
  waiting: {
    operations: readonly BookmarkOperation[];
    messages: readonly WaitingMessage[];
    categories: readonly PreferenceCategory[];
    reports: readonly QueueItem[];
    ratings: readonly QueueItem[];
  };
  rejected: {
    operations: readonly RejectedOperation[];
    messages: readonly WaitingMessage[];
    categories: readonly PreferenceCategory[];
    reports: readonly QueueItem[];
  };
};

/** PWA-7, PWA-8: everything on this device that the server does not have. Empty on the server and while hydrating. */
export function useUnsent(): Unsent & { waitingCount: number; rejectedCount: number; synced: number } {
  const { pending, parked } = useBookmarks();
  const { waiting } = useMessages();
  const { notSynced } = useDevicePreferences();
  const { items, synced } = useSyncExternalStore(subscribeToSync, readSyncState, () => NO_SYNC);
  const categories = waitingCategories(items);
  const messages = waiting.filter(({ state }) => state !== 'refused');
  const reports = items.filter(({ kind }) => kind === 'report.send' || kind === 'idea.send');
  const [waitingReports, rejectedReports] = [
    reports.filter(isWaiting),
    reports.filter(({ state }) => state === 'parked'),
  ];
  const ratings = items.filter((item) => item.kind === 'answer.rate' && isWaiting(item));
  const rejected = waiting.filter(({ state }) => state === 'refused');
  return {
    waiting: { operations: pending, messages, categories, reports: waitingReports, ratings },
    rejected: { operations: parked, messages: rejected, categories: notSynced, reports: rejectedReports },
    synced,
    waitingCount: pending.length + messages.length + categories.length + waitingReports.length + ratings.length,
    rejectedCount: parked.length + rejected.length + notSynced.length + rejectedReports.length,
  };
}

function waitingCategories(items: SyncState['items']): PreferenceCategory[] {
  const waiting = items.filter((item) => item.kind === 'preference.set' && isWaiting(item));
  const categories = waiting.map(
    ({ payload }) => (payload as { preference_category: PreferenceCategory }).preference_category,
  );
  return [...new Set(categories)];
}

function isWaiting({ state }: QueueItem): boolean {
  return state === 'waiting';
}
