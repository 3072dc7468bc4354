import { useLingui } from '@lingui/react';
import { LogOut } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../announcer/use-toast.ts';
import { authMarker } from './auth-marker.ts';
import { endSession } from './end-session.ts';
import { subscribeToSessionEvents } from './session-events.ts';

/** Known when the page starts: an earlier page could not sign out. */
const wasLeaving = typeof document !== 'undefined' && authMarker.state() === 'leaving';

type Props = { isCompact?: boolean; onDone?: () => void };

/**
 * AUTH-6: in place of the account menu where the user has signed out and the server has not confirmed it: the next try. It is also
 * made by itself when the next page starts and when the connection returns.
 */
export function SignOutAgain({ isCompact = false, onDone }: Props) {
  const { _ } = useLingui();
  const api = useApi();
  const showToast = useToast();
  const [isBusy, setBusy] = useState(false);

  async function finish(isAsked: boolean): Promise<void> {
    setBusy(true);
    try {
      await endSession(api);
      showToast({ id: 'sign-out', tone: 'success', title: _('shell.account.signedOut') });
      if (isAsked) onDone?.();
    } catch {
      // Unasked, the button that stays says it. The message can lie above that button, so it has the next try too.
      if (isAsked) {
        const action = { label: _('shell.account.signOutAgain'), run: () => void finish(true) };
        showToast({ id: 'sign-out', tone: 'error', title: _('shell.account.signOutFailed'), action });
      }
    } finally {
      setBusy(false);
    }
  }

  const tryUnasked = useEffectEvent(() => void finish(false));
  useEffect(() => {
    if (wasLeaving && authMarker.state() === 'leaving') tryUnasked();
    const listener = () => tryUnasked();
    addEventListener('online', listener);
    const unsubscribe = subscribeToSessionEvents(() => authMarker.refresh());
    return () => {
      removeEventListener('online', listener);
      unsubscribe();
    };
  }, []);

  const label = _(isBusy ? 'shell.account.signingOut' : 'shell.account.signOutAgain');
  return (
    <Button
      variant="danger"
      size="small"
      aria-disabled={isBusy}
      className={isCompact ? 'max-wide:min-h-11 max-wide:min-w-11 max-wide:px-2' : undefined}
      onClick={() => (isBusy ? undefined : void finish(true))}
    >
      <LogOut aria-hidden className="icon-small rtl:-scale-x-100" />
      <span className={isCompact ? 'sign-out-label' : undefined}>{label}</span>
    </Button>
  );
}
