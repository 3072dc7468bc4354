import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { failureMessage } from '../../features/account-forms/auth-messages.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { type Confirmation, decideBulkAction } from '../../queries/compliance.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Tag } from '../../ui/tag.tsx';
import { BulkForm } from './bulk-form.tsx';

const TONES = { waiting: 'warn', confirmed: 'ok', rejected: 'neutral', expired: 'neutral' } as const;

/** Four eyes: actions on the data of many people wait here for a second admin. */
export function ConfirmationsPart({ confirmations }: { confirmations: readonly Confirmation[] }) {
  const { _ } = useLingui();
  const [isAsking, setAsking] = useState(false);
  return (
    <section aria-labelledby="confirmations-title" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="confirmations-title" className="text-name font-strong">
          {_('compliance.part.confirmations')}
        </h2>
        {isAsking ? null : (
          <Button variant="danger" onClick={() => setAsking(true)}>
            {_('compliance.bulk.end-all-sessions')}
          </Button>
        )}
      </div>
      <p className="measure text-label text-text-2">{_('compliance.bulk.what')}</p>
      {isAsking ? (
        <BulkForm
          bulk={{ action: 'end-all-sessions' }}
          title={_('compliance.bulk.end-all-sessions')}
          onClose={() => setAsking(false)}
        />
      ) : null}
      {confirmations.length === 0 ? (
        <EmptyState title={_('compliance.bulk.none')}>{_('compliance.bulk.noneText')}</EmptyState>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {confirmations.map((one) => (
            <ConfirmationRow key={one.number} confirmation={one} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ConfirmationRow({ confirmation }: { confirmation: Confirmation }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { action, size, reason, state, askedBy, askedAt, expiresAt, decidedBy, affected } = confirmation;
  const moment = (at: string) => `${format.shortDate(at)} ${isolate(format.time(at))}`;
  return (
    <li className="flex flex-col gap-2 py-4 text-label">
      <span className="flex flex-wrap items-center gap-3">
        <strong className="font-semibold">{_(`compliance.bulk.${action}`)}</strong>
        <Tag tone={TONES[state]}>{_(`compliance.bulk.${state}`)}</Tag>
        {size === null ? null : <span>{_('compliance.bulk.size', { count: size })}</span>}
      </span>
      <bdi>{reason}</bdi>
      <span className="text-meta text-text-2">
        {_('compliance.bulk.asked', { name: isolate(askedBy ?? _('compliance.audit.erased')), at: moment(askedAt) })}
        {state === 'waiting' ? ` · ${_('compliance.bulk.until', { at: moment(expiresAt) })}` : null}
        {decidedBy === null ? null : ` · ${_('compliance.bulk.decided', { name: isolate(decidedBy) })}`}
        {state === 'confirmed' ? ` · ${_('compliance.bulk.affected', { count: affected ?? 0 })}` : null}
      </span>
      {state === 'waiting' ? <Decision confirmation={confirmation} /> : null}
    </li>
  );
}

function Decision({ confirmation: { number, isOwn } }: { confirmation: Confirmation }) {
  const { _ } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const showToast = useToast();
  const decision = useMutation({
    mutationFn: (isConfirmed: boolean) => decideBulkAction(api, number, isConfirmed),
    onSuccess: (_result, isConfirmed) =>
      showToast({
        id: 'bulk',
        tone: 'success',
        title: _(isConfirmed ? 'compliance.bulk.confirmed' : 'compliance.bulk.rejected'),
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['compliance'] }),
  });
  const failure = decision.isError ? failureMessage(decision.error, 'compliance.failed') : null;
  return (
    <>
      <span className="flex flex-wrap items-center gap-3">
        {isOwn ? (
          <span className="text-meta text-text-2">{_('compliance.bulk.own')}</span>
        ) : (
          <Button variant="danger" size="small" disabled={decision.isPending} onClick={() => decision.mutate(true)}>
            {_('compliance.bulk.confirm')}
          </Button>
        )}
        <Button size="small" disabled={decision.isPending} onClick={() => decision.mutate(false)}>
          {_(isOwn ? 'compliance.bulk.withdraw' : 'compliance.bulk.reject')}
        </Button>
      </span>
      {failure === null ? null : (
        <Notice role="alert" tone="danger">
          {_(failure.key, failure.values)}
        </Notice>
      )}
    </>
  );
}
