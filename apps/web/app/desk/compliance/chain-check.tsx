import { useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { failureMessage } from '../../features/account-forms/auth-messages.ts';
import { useFormat } from '../../language/use-format.ts';
import { type ChainState, checkAuditLog } from '../../queries/compliance.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../quality/panel.tsx';

type ChainCheckProps = { head: { number: number; hash: string; at: string } | null };

/** PRIV-9: verifies the chain of the audit log from its first entry, with how far it is. */
export function ChainCheck({ head }: ChainCheckProps) {
  const { _ } = useLingui();
  const api = useApi();
  const format = useFormat();
  const [part, setPart] = useState<ChainState | null>(null);
  const check = useMutation({ mutationFn: () => checkAuditLog(api, setPart), onSettled: () => setPart(null) });
  const failure = check.isError ? failureMessage(check.error, 'newsroom.failed') : null;
  return (
    <Panel title={_('compliance.chain')}>
      <p className="measure text-label text-text-2">{_('compliance.chain.what')}</p>
      {head === null ? null : (
        <p className="text-label">
          {_('compliance.chain.head', { number: format.number(head.number) })}{' '}
          <code dir="ltr" className="wrap-anywhere">
            {head.hash}
          </code>
        </p>
      )}
      {check.isPending ? (
        <div className="flex flex-col gap-1">
          <label htmlFor="chain-progress" className="text-label">
            {_('compliance.chain.running', {
              done: format.number(part?.entries ?? 0),
              total: format.number(part?.total ?? head?.number ?? 0),
            })}
          </label>
          <progress
            id="chain-progress"
            className="w-full accent-accent"
            max={Math.max(1, part?.total ?? head?.number ?? 1)}
            value={part?.entries ?? 0}
          />
        </div>
      ) : (
        <div>
          <Button variant="primary" onClick={() => check.mutate()}>
            <ShieldCheck aria-hidden className="icon-small" />
            {_('compliance.chain.check')}
          </Button>
        </div>
      )}
      <div role="status">{check.isSuccess ? <Outcome state={check.data} /> : null}</div>
      {failure === null ? null : (
        <Notice role="alert" tone="danger">
          {_(failure.key, failure.values)}
        </Notice>
      )}
    </Panel>
  );
}

function Outcome({ state }: { state: ChainState }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { isIntact, entries, lastHash, brokenAt, reason } = state;
  return (
    <Notice
      tone={isIntact ? 'success' : 'danger'}
      title={
        isIntact
          ? _('compliance.chain.intact', { count: entries, shown: format.number(entries) })
          : _('compliance.chain.broken', { number: format.number(brokenAt ?? 0) })
      }
    >
      {reason === null ? null : <span>{_(`compliance.chain.${reason}`)}</span>}
      <span>
        {_(isIntact ? 'compliance.chain.verifiedHead' : 'compliance.chain.lastGood')}{' '}
        <code dir="ltr" className="wrap-anywhere">
          {lastHash}
        </code>
      </span>
    </Notice>
  );
}
