import { useLingui } from '@lingui/react';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { useOnline } from '../connection/use-online.ts';
import { RouterLink } from '../guide-cards/router-link.tsx';
import { RejectedList } from './rejected-list.tsx';
import { SyncFooter } from './sync-footer.tsx';
import { type Unsent, useUnsent } from './use-unsent.ts';
import { useOperationLabel } from './use-operation-label.ts';

/** PWA-8: the maximum number of pending changes listed. */
const MAX_LISTED = 3;
const ROW = 'border-t border-line px-5 py-3 text-label';

/**
 * PWA-7, PWA-8: what did not reach the server, as text, and what its owner can do about it. Nothing if all of it did.
 * `showsSending`: includes what is being sent at this moment.
 */
export function UnsentPanel({ showsSending = false }: { showsSending?: boolean }) {
  const { _ } = useLingui();
  const isOnline = useOnline();
  const { waiting, rejected, rejectedCount, synced, ...unsent } = useUnsent();
  // With a connection a change waits only briefly, and the page must not shift for each.
  const waitingCount = showsSending || !isOnline ? unsent.waitingCount : 0;
  if (waitingCount + rejectedCount === 0) return null;
  return (
    <section
      id="unsent"
      aria-labelledby="unsent-title"
      className="measure rounded-card border border-line bg-surface high-contrast:border-2"
    >
      <h2 id="unsent-title" className="px-5 py-4 text-name font-strong">
        {_('unsent.title')}
      </h2>
      {rejectedCount > 0 ? (
        <>
          <p className="border-t border-line bg-warning-soft px-5 py-3 text-label font-medium text-warning">
            {_('unsent.refused', { count: rejectedCount })}
          </p>
          <RejectedList {...rejected} />
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
      <SyncFooter synced={synced} waiting={unsent.waitingCount} failed={rejectedCount} />
    </section>
  );
}

/** What is sent automatically with the next connection: the first three, and the number of the others. */
function WaitingList({ operations, messages, categories, reports, ratings }: Unsent['waiting']) {
  const { _ } = useLingui();
  const format = useFormat();
  const toLocale = useLocalePath();
  const operationLabel = useOperationLabel();
  const rows = [
    ...operations.map((operation) => (
      <li key={operation.id} className={ROW}>
        {operationLabel(operation)}
        <span className="block text-meta text-text-3">{format.shortDate(operation.at)}</span>
      </li>
    )),
    ...categories.map((category) => (
      <li key={category} className={ROW}>
        {_(`unsent.settings.${category}`)}
      </li>
    )),
    ...reports.map(({ id, kind }) => (
      <li key={id} className={ROW}>
        {_(kind === 'idea.send' ? 'unsent.idea' : 'unsent.report')}
      </li>
    )),
    ...ratings.map(({ id }) => (
      <li key={id} className={ROW}>
        {_('unsent.rating')}
      </li>
    )),
    ...messages.map(({ request }) => (
      <li key={request.key} className={ROW}>
        <RouterLink href={toLocale('/support')} className="text-link">
          {_('unsent.message')}
        </RouterLink>
      </li>
    )),
  ];
  const more = rows.length - MAX_LISTED;
  return (
    <ul>
      {rows.slice(0, MAX_LISTED)}
      {more > 0 ? <li className={ROW}>{_('unsent.more', { count: format.number(more) })}</li> : null}
    </ul>
  );
}
