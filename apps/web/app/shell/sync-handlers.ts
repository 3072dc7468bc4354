import { ratingSync } from '../features/assistant/queue-rating.ts';
import { bookmarkSync } from '../features/bookmarks/reconcile-bookmarks.ts';
import { messageSync } from '../features/offline-sync/reconcile-messages.ts';
import type { SyncHandler } from '../features/offline-sync/sync-handlers.ts';
import { onboardingSync } from '../features/onboarding/queue-onboarding.ts';
import { preferenceSync } from '../features/preferences/queue-preferences.ts';
import { searchSync } from '../features/search/queue-searches.ts';
import { sessionSync } from '../features/session/session-sync.ts';

/**
 * The handlers of each area for its changes in the sync queue. The session comes first: keys of a user who has signed out are
 * deleted before any list is completed from the queue.
 */
export const SYNC_HANDLERS: readonly SyncHandler[] = [
  sessionSync,
  bookmarkSync,
  messageSync,
  searchSync,
  preferenceSync,
  onboardingSync,
  ratingSync,
];
