import { useLingui } from '@lingui/react';
import { useOnline } from '../connection/use-online.ts';
import { RefusedList } from './refused-list.tsx';
import { SyncFoot } from './sync-foot.tsx';
import { useUnsent } from './use-unsent.ts';
import { WaitingList } from './waiting-list.tsx';

/**
 * PWA-7, PWA-8: what did not reach the server, in words, and what its owner can do with it. Nothing where all of it did.
 * `showsSending`: also what is on its way at this moment.
 */
export function UnsentPanel({ showsSending = false }: { showsSending?: boolean }) {
  const { _ } = useLingui();
  const isOnline = useOnline();
  const { waiting, refused, refusedCount, synced, ...unsent } = useUnsent();
  // With a connection a change waits for moments, and a page must not jump for each.
  const waitingCount = showsSending || !isOnline ? unsent.waitingCount : 0;
  if (waitingCount + refusedCount === 0) return null;
  return (
    <section
      id="unsent"
      aria-labelledby="unsent-title"
      className="measure rounded-card border border-line bg-surface high-contrast:border-2"
    >
      <h2 id="unsent-title" className="px-5 py-4 text-name font-strong">
        {_('unsent.title')}
      </h2>
      {refusedCount > 0 ? (
        <>
          <p className="border-t border-line bg-warning-soft px-5 py-3 text-label font-medium text-warning">
            {_('unsent.refused', { count: refusedCount })}
          </p>
          <RefusedList {...refused} />
        </>
      ) : null}
      {waitingCount > 0 ? (
        <>
          <p className="border-t border-line px-5 py-3 text-label text-text-2">
            {_(isOnline ? 'unsent.waiting.online' : 'unsent.waiting.offline', { count: waitingCount })}
          </p>
          <WaitingList {...waiting} />
        </>
      ) : null}
      <SyncFoot synced={synced} waiting={unsent.waitingCount} failed={refusedCount} />
    </section>
  );
}
