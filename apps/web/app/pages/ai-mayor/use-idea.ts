import { useEffect, useEffectEvent } from 'react';
import { syncRun } from '../../features/offline-sync/sync-run.ts';
import { useSendQueue } from '../../features/offline-sync/use-send-queue.ts';
import { ideaItem } from '../../features/report/queued-reports.ts';
import { useQueuedText } from '../../features/report/use-queued-text.ts';
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
  return useQueuedText({
    empty: EMPTY_IDEA,
    read: readIdeaDraft,
    save: saveIdeaDraft,
    findErrors: findIdeaErrors,
    toItem: (draft, locale) => {
      const idea = ideaOf(draft);
      return idea && ideaItem({ ...idea, locale });
    },
    onQueued: () => void sendNow().catch(() => undefined),
  });
}
