import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent } from 'react';
import { useLocale } from '../../language/use-locale.ts';
import { useToast } from '../announcer/use-toast.ts';
import { whenIdle } from '../lazy-loading/when-idle.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * PWA-9: once a page is at rest the guide of its language comes onto the device, or what has changed in it. PWA-5: so it does
 * every hour while somebody looks at the page, and what takes too much room goes.
 */
export function useGuideDownload(): void {
  const { _ } = useLingui();
  const locale = useLocale();
  const showToast = useToast();
  const notifyLoss = useEffectEvent(() =>
    showToast({
      id: 'guide-lost',
      tone: 'info',
      title: _('shell.offline.lost'),
      text: _('shell.offline.lost.text'),
    }),
  );
  useEffect(() => {
    // While pages are being built upon, the guide would be that of the day before.
    if (import.meta.env.DEV || !('indexedDB' in window) || !('CompressionStream' in window)) return;
    // Without a worker nothing of it would open.
    if (!('serviceWorker' in navigator)) return;
    const save = () =>
      import('./guide-download.ts')
        .then(({ updateGuide }) => updateGuide(locale))
        .then((lost) => lost.length > 0 && notifyLoss())
        // A browser that keeps nothing, or a part that does not arrive: the next document tries again.
        .catch(() => undefined);
    whenIdle(save);
    const timer = setInterval(() => document.visibilityState === 'visible' && save(), HOUR_MS);
    return () => clearInterval(timer);
  }, [locale]);
}
