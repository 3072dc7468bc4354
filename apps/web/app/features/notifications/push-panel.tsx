import { useLingui } from '@lingui/react';
import { Bell, BellOff, BellRing } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../announcer/use-toast.ts';
import { useOnline } from '../connection/use-online.ts';
import { savePreferences } from '../preferences/save-preferences.ts';
import {
  type Device,
  disableDevice,
  enableDevice,
  PushFailure,
  readDevice,
  testDevice,
  unblockSteps,
  whenWorkerReady,
} from '../push/push-device.ts';
import { useSecureContext } from '../connection/use-secure-context.ts';

/** NOTIF-1: the permission of this browser: Not set, Enabled or Blocked, and how to change it. */
export function PushPanel() {
  const { _ } = useLingui();
  const isOnline = useOnline();
  const isSecure = useSecureContext();
  const { device, isBusy, enable, disable, sendTest } = useDevice();
  if (!device) return null;
  const { permission, isEnabled, isLost } = device;
  const isBlocked = permission === 'denied';
  const Icon = isEnabled ? BellRing : isBlocked ? BellOff : Bell;
  const state = isBlocked ? 'denied' : isEnabled ? 'granted' : permission === 'granted' ? 'default' : permission;
  return (
    <div role="group" aria-labelledby="push-title" className="flex flex-col gap-2 py-4">
      <h3 id="push-title" className="text-label font-semibold">
        {_('notifications.device.title')}
      </h3>
      <div className="flex flex-wrap items-start gap-3 rounded-card border border-line p-4">
        <Icon aria-hidden className="icon mt-px" />
        <div role="status" className="min-w-0 grow text-label">
          <p className="font-semibold">{_(`notifications.device.${state}`)}</p>
          {isBlocked ? (
            <p className="text-meta text-text-2">
              {_('notifications.device.blocked')} {_(`notifications.unblock.${unblockSteps(navigator.userAgent)}`)}
            </p>
          ) : null}
          {isSecure ? null : <p className="text-meta text-text-2">{_('shell.insecure')}</p>}
          {isLost ? <p className="text-meta text-text-2">{_('notifications.device.lost')}</p> : null}
          {state === 'default' && !isLost ? (
            <p className="text-meta text-text-2">{_('notifications.device.ask')}</p>
          ) : null}
          {isOnline ? null : <p className="text-meta text-warning">{_('notifications.device.offline')}</p>}
        </div>
        {isEnabled ? (
          <>
            <Button size="small" disabled={isBusy || !isOnline} onClick={() => void sendTest()}>
              {_('notifications.device.test')}
            </Button>
            <Button size="small" variant="ghost" disabled={isBusy || !isOnline} onClick={() => void disable()}>
              {_('notifications.device.disable')}
            </Button>
          </>
        ) : null}
        {state === 'default' ? (
          <Button size="small" disabled={isBusy || !isOnline} onClick={() => void enable()}>
            {_('notifications.device.enable')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** What this browser allows, and the actions on it. ERR-5, ERR-6: each result is said in a toast. */
function useDevice() {
  const { _ } = useLingui();
  const api = useApi();
  const showToast = useToast();
  const [device, setDevice] = useState<Device | null>(null);
  const [isBusy, setBusy] = useState(false);
  const look = () =>
    readDevice(api).then(setDevice, () => setDevice({ permission: 'unsupported', isEnabled: false, isLost: false }));
  const lookNow = useEffectEvent(() => void look());
  useEffect(() => {
    lookNow();
    void whenWorkerReady().then(() => lookNow());
    // The user may have changed the permission in the browser and come back.
    const lookAgain = () => lookNow();
    document.addEventListener('visibilitychange', lookAgain);
    return () => document.removeEventListener('visibilitychange', lookAgain);
  }, []);

  async function run(action: () => Promise<string>): Promise<void> {
    setBusy(true);
    try {
      showToast({ id: 'push', tone: 'success', title: _(await action()) });
    } catch (error) {
      const text =
        error instanceof PushFailure ? `notifications.failure.${error.reason}` : 'notifications.failure.text';
      showToast({ id: 'push', tone: 'error', title: _('notifications.failure.title'), text: _(text) });
    } finally {
      setBusy(false);
      await look();
    }
  }

  return {
    device,
    isBusy,
    enable: () =>
      run(async () => {
        await enableDevice(api);
        await savePreferences({ notifications: { push: true } });
        return 'notifications.device.enabled';
      }),
    disable: () =>
      run(async () => {
        await disableDevice(api);
        return 'notifications.device.disabled';
      }),
    sendTest: () =>
      run(async () => ((await testDevice(api)) ? 'notifications.device.tested' : 'notifications.device.disabled')),
  };
}
