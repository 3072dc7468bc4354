import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { endDevice } from '../../queries/members.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/modal.tsx';
import { failureMessage, type Message } from '../account-forms/auth-messages.ts';
import { useLeaveEverywhere } from '../session/use-leave.ts';

/** AUTH-13: ends every session of the account, this one too, after a confirmation. */
export function SignOutEverywhere({ onFailure }: { onFailure: (failure: Message | null) => void }) {
  const { _ } = useLingui();
  const api = useApi();
  const leave = useLeaveEverywhere();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function confirm(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    onFailure(null);
    try {
      await endDevice(api, 'all');
      await leave();
    } catch (error) {
      setAsking(false);
      onFailure(failureMessage(error, 'shell.account.signOutFailed'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button data-needs-script="" variant="danger" onClick={() => setAsking(true)}>
        {_('members.devices.endAll')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={_('members.devices.endAll.ask')}
        description={_('members.devices.endAll.text')}
        closeLabel={_('members.devices.endAll.no')}
        actions={
          <>
            <Button variant="danger" aria-disabled={isBusy} onClick={() => void confirm()}>
              {_('members.devices.endAll')}
            </Button>
            <Button onClick={() => setAsking(false)}>{_('members.devices.endAll.no')}</Button>
          </>
        }
      />
    </>
  );
}
