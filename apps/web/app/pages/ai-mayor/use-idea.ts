import { isDefaultName } from '@dalil/domain/accounts/account-fields.ts';
import { useEffect, useEffectEvent } from 'react';
import { syncRun } from '../../features/offline-sync/sync-run.ts';
import { useSendQueue } from '../../features/offline-sync/use-send-queue.ts';
import { usePreferences } from '../../features/preferences/use-preferences.ts';
import { ideaItem } from '../../features/report/queued-reports.ts';
import { useQueuedText } from '../../features/report/use-queued-text.ts';
import { useSession } from '../../features/session/use-session.ts';
import { SYNC_HANDLERS } from '../../shell/sync-handlers.ts';
import { EMPTY_IDEA, findIdeaErrors, ideaOf, readIdeaDraft, saveIdeaDraft } from './idea-draft.ts';

/** An idea being written. */
export function useIdea() {
  // Bundled with the form, because it must be available when the connection is lost.
  const sendNow = useSendQueue((api) => syncRun(api, SYNC_HANDLERS));
  // If a part of the site cannot be loaded, the idea stays in the queue and the page displays it as waiting.
  const sendWaiting = useEffectEvent(() => void sendNow().catch(() => undefined));
  useEffect(() => {
    const back = () => sendWaiting();
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, []);
  const author = useAuthor();
  const queued = useQueuedText({
    empty: EMPTY_IDEA,
    read: readIdeaDraft,
    save: saveIdeaDraft,
    findErrors: findIdeaErrors,
    toItem: (draft, locale) => {
      const idea = ideaOf(draft, author?.userId);
      return idea && ideaItem({ ...idea, locale });
    },
    onQueued: () => void sendNow().catch(() => undefined),
  });
  return { ...queued, author };
}

/** PROF-3: who is named at the idea: the user who is signed in, if the name is shown to others. Null: nobody. */
function useAuthor(): { userId: string; name: string } | null {
  const { profileVisibility } = usePreferences().privacyPreferences;
  const profile = useSession()?.profile;
  if (profileVisibility !== 'public' || !profile || isDefaultName(profile.fullName)) return null;
  return { userId: profile.id, name: profile.fullName };
}
