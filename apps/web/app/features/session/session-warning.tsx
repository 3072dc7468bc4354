import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/modal.tsx';
import { useSignOut } from './account-menu.tsx';

const MINUTE_MS = 60_000;

/**
 * AUTH-9: five minutes before a session ends. Closing the warning extends the session, because it proves that the user is
 * present.
 */
export function SessionWarning({ endsAt, onStay }: { endsAt: Date; onStay: () => void }) {
  const { _ } = useLingui();
  const signOut = useSignOut('shell.session.signOutFailed');
  const minutes = useMinutesUntil(endsAt);
  return (
    <Dialog
      isOpen
      onOpenChange={onStay}
      title={_('shell.session.ending')}
      description={_('shell.session.endingIn', { count: minutes })}
      closeLabel={_('shell.session.stay')}
      actions={
        <>
          <Button variant="primary" onClick={onStay}>
            {_('shell.session.stay')}
          </Button>
          <Button onClick={signOut}>{_('shell.account.signOut')}</Button>
        </>
      }
    />
  );
}

function useMinutesUntil(end: Date): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(1, Math.ceil((end.getTime() - now) / MINUTE_MS));
}
