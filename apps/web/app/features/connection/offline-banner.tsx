import { useLingui } from '@lingui/react';
import { Wifi, WifiOff } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { announce } from '../announcer/announce.ts';
import { useToast } from '../announcer/use-toast.ts';
import { useOnline } from './use-online.ts';

/** PWA-4 */
const BACK_ONLINE_MS = 3000;
const TOAST_ID = 'connection';

/**
 * PWA-4: a banner while offline, and for three seconds after. It is the first thing on the page: who has scrolled away from it is told by a
 * toast, anyone else sees the banner, and screen readers announce it. A page that opens without a connection has the banner only.
 */
export function OfflineBanner() {
  const { _ } = useLingui();
  const phase = useConnectionPhase();
  if (phase === 'steady') return null;
  const isOffline = phase === 'offline';
  return (
    <div className={isOffline ? 'bg-text text-bg' : 'bg-success-soft text-success'}>
      <p className="frame-width flex items-center gap-3 py-2 text-label font-medium">
        {isOffline ? <WifiOff aria-hidden className="icon" /> : <Wifi aria-hidden className="icon" />}
        {_(isOffline ? 'shell.offline.banner' : 'shell.offline.back')}
      </p>
    </div>
  );
}

/** The banner is as high as a line and its padding. */
const BANNER_HEIGHT = 40;

function isDeviceOffline(): boolean {
  return typeof window !== 'undefined' && !navigator.onLine;
}

function useConnectionPhase(): 'steady' | 'offline' | 'back' {
  const { _ } = useLingui();
  const showToast = useToast();
  const isOnline = useOnline();
  const wasOffline = useRef(false);
  const [isOpenedOffline] = useState(isDeviceOffline);
  const isAtOpening = useRef(isOpenedOffline);
  const [isBack, setBack] = useState(false);

  const notify = useEffectEvent((isConnected: boolean) => {
    if (window.scrollY < BANNER_HEIGHT) {
      announce(_(isConnected ? 'shell.offline.back' : 'shell.offline.banner'));
      return;
    }
    showToast(
      isConnected
        ? { id: TOAST_ID, tone: 'success', title: _('shell.offline.back') }
        : { id: TOAST_ID, tone: 'info', title: _('shell.offline.title'), text: _('shell.offline.body') },
    );
  });

  useEffect(() => {
    if (isOnline && !wasOffline.current) return;
    wasOffline.current = !isOnline;
    const isNews = isOnline || !isAtOpening.current;
    isAtOpening.current = false;
    if (isNews) notify(isOnline);
    if (!isOnline) return;
    setBack(true);
    const timer = setTimeout(() => setBack(false), BACK_ONLINE_MS);
    return () => clearTimeout(timer);
  }, [isOnline]);

  if (!isOnline) return 'offline';
  return isBack ? 'back' : 'steady';
}
