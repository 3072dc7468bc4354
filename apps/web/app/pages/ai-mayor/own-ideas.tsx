import { useLingui } from '@lingui/react';
import { useId, useSyncExternalStore } from 'react';
import { NO_SYNC, readSyncState, subscribeToSync } from '../../features/offline-sync/sync-state.ts';
import { useMessages } from '../../features/offline-sync/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { IdeaStatus } from './idea-status.tsx';

/** The ideas of this device: those that wait, those that were refused, and the status of those that arrived. */
export function OwnIdeas() {
  const { _ } = useLingui();
  const titleId = useId();
  const { items } = useSyncExternalStore(subscribeToSync, readSyncState, () => NO_SYNC);
  const receipts = useMessages().receipts.filter(({ kind }) => kind === 'idea');
  const unsent = items.filter(({ kind, state }) => kind === 'idea.send' && state !== 'answered');
  if (receipts.length + unsent.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="max-w-measure">
      <h3 id={titleId} className="mb-2 text-ui font-strong">
        {_('mayor.idea.own')}
      </h3>
      <ul className="border-t border-line">
        {unsent.map((item) => (
          <li key={item.id} className="flex flex-col gap-2 border-b border-line py-3 text-label">
            <p dir="auto" className="line-clamp-3 text-text-2 wrap-anywhere">
              {textOf(item.payload)}
            </p>
            <p role="status" className="font-semibold">
              {_(item.state === 'parked' ? 'mayor.idea.refused' : 'mayor.idea.queued')}
            </p>
            <span className="flex flex-wrap gap-2">
              {item.state === 'parked' ? (
                <Button size="small" onClick={() => void queued().then(({ retryReport }) => retryReport(item))}>
                  {_('mayor.idea.retry')}
                </Button>
              ) : null}
              <Button
                size="small"
                variant="danger"
                onClick={() => void queued().then(({ discardReport }) => discardReport(item))}
              >
                {_('mayor.idea.discard')}
              </Button>
            </span>
          </li>
        ))}
        {receipts.map(({ key, reference }) => (
          <IdeaStatus key={key} reference={reference} />
        ))}
      </ul>
    </section>
  );
}

function queued() {
  return import('../../features/report/queued-reports.ts');
}

function textOf(payload: unknown): string {
  const { message } = payload as { message?: unknown };
  return typeof message === 'string' ? message : '';
}
