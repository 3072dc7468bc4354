import { isAllowed } from '@dalil/domain/accounts/permissions.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { useSession } from '../../features/session/use-session.ts';
import { sendAlertConfirmation, type StaffAlert } from '../../queries/city-alerts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { Panel } from '../quality/panel.tsx';
import { AlertForm } from './alert-form.tsx';
import { AlertHistory } from './alert-history.tsx';
import { AlertText } from './alert-text.tsx';
import { EndAlertForm } from './end-alert-form.tsx';
import { useAlertAction } from './use-alert-action.ts';

const TONES: Record<StaffAlert['state'], Tone> = { waiting: 'warn', planned: 'info', active: 'ok', ended: 'neutral' };

/** An alert as staff see it, with what can be done about it now. */
export function AlertCard({ alert }: { alert: StaffAlert }) {
  const { _ } = useLingui();
  const [open, setOpen] = useState<'change' | 'end' | null>(null);
  const { state, content, proposal } = alert;
  const shown = proposal ?? content;
  if (shown === null) return null;
  const close = () => setOpen(null);
  return (
    <Panel title={<AlertText content={shown} part="title" />}>
      <p className="flex flex-wrap items-center gap-2 text-meta text-text-2">
        <Tag tone={TONES[state]}>{_(`alert-desk.state.${state}`)}</Tag>
        <span>{_(`city-alerts.severity.${shown.severity}`)}</span>
        <span>{_(`city-alerts.kind.${shown.kind}`)}</span>
      </p>
      {content !== null && proposal !== null ? <Notice tone="info">{_('alert-desk.changed')}</Notice> : null}
      <AlertText content={shown} part="all" />
      <AlertHistory alert={alert} />
      {state !== 'ended' && open === null ? <AlertActions alert={alert} onOpen={setOpen} /> : null}
      {open === 'change' ? <AlertForm alert={alert} onClose={close} /> : null}
      {open === 'end' ? <EndAlertForm alert={alert} onClose={close} /> : null}
    </Panel>
  );
}

type AlertActionsProps = { alert: StaffAlert; onOpen: (what: 'change' | 'end') => void };

/** The server decides who may confirm; the page says it before. */
function AlertActions({ alert, onOpen }: AlertActionsProps) {
  const { _ } = useLingui();
  const api = useApi();
  const role = useSession()?.actor.role ?? 'user';
  const { act, isActing } = useAlertAction();
  const { proposal, isOwnProposal, content } = alert;
  const mayConfirm = isAllowed(role, 'city:confirm:any') && !isOwnProposal;
  return (
    <div className="flex flex-col gap-3">
      {proposal !== null && !mayConfirm ? (
        <p className="text-label text-text-2">{_(isOwnProposal ? 'alert-desk.own' : 'alert-desk.who')}</p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {proposal !== null && mayConfirm ? (
          <Button
            variant="primary"
            aria-disabled={isActing}
            onClick={() => void act(() => sendAlertConfirmation(api, alert), 'alert-desk.confirmed')}
          >
            {_('alert-desk.confirm')}
          </Button>
        ) : null}
        <Button onClick={() => onOpen('change')}>{_('alert-desk.change')}</Button>
        <Button variant="danger" onClick={() => onOpen('end')}>
          {_(content === null ? 'alert-desk.drop' : 'alert-desk.end')}
        </Button>
      </div>
    </div>
  );
}
