import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { unblockSteps } from '../../features/push/push-device.ts';
import { reminderPermission, watchInBackground } from '../../features/reminders/device-alarms.ts';
import { Button } from '../../ui/button.tsx';
import { useSecureContext } from '../../features/connection/use-secure-context.ts';

type State = { permission: ReturnType<typeof reminderPermission>; isWatched: boolean };

/** NOTIF-1: what reminds on this device, and what does not: no browser promises anything while the site is closed. */
export function DevicePanel() {
  const { _ } = useLingui();
  const isSecure = useSecureContext();
  const [state, setState] = useState<State | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const permission = reminderPermission();
      const isWatched = permission === 'granted' && (await watchInBackground());
      if (isCurrent) setState({ permission, isWatched });
    };
    void look();
    // The user may have changed the permission in the browser and come back.
    const lookAgain = () => void look();
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      isCurrent = false;
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, []);

  async function ask(): Promise<void> {
    const permission = await Notification.requestPermission();
    setState({ permission, isWatched: permission === 'granted' && (await watchInBackground()) });
  }

  return (
    <section aria-labelledby="device-reminders" className="flex flex-col items-start gap-3">
      <h2 id="device-reminders" className="self-stretch border-b border-line pb-3 text-section font-strong">
        {_('reminders.device.title')}
      </h2>
      <p className="text-label">{_('reminders.device.bell')}</p>
      {state === null ? null : (
        <div role="status" className="flex flex-col gap-1 text-label">
          <p className="font-semibold">{_(`reminders.device.${state.permission}`)}</p>
          {isSecure ? null : <p>{_('shell.insecure')}</p>}
          {state.permission === 'denied' ? (
            <p>{_(`notifications.unblock.${unblockSteps(navigator.userAgent)}`)}</p>
          ) : null}
          {state.permission === 'granted' ? (
            <p>{_(state.isWatched ? 'reminders.device.watched' : 'reminders.device.unwatched')}</p>
          ) : null}
        </div>
      )}
      {state?.permission === 'default' ? (
        <Button onClick={() => void ask()}>{_('reminders.device.allow')}</Button>
      ) : null}
      <p className="text-label text-text-2">{_('reminders.device.calendar')}</p>
    </section>
  );
}
