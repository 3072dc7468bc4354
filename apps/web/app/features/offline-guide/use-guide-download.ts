import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent } from 'react';
import { useLocale } from '../../language/use-locale.ts';
import { useToast } from '../announcer/use-toast.ts';
import { inBackground } from '../background-work/background-work.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * PWA-9: the guide of the page's language, or its changes, are downloaded to the device in the background. PWA-5: this repeats every
 * hour while the page is visible, and entries beyond the storage limit are removed.
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
    // During development the guide would be outdated.
    if (import.meta.env.DEV || !('indexedDB' in window) || !('CompressionStream' in window)) return;
    // Without a worker none of it could be opened.
    if (!('serviceWorker' in navigator)) return;
    const save = () =>
      import('./guide-download.ts')
        .then(({ updateGuide }) => updateGuide(locale))
        .then((lost) => lost.length > 0 && notifyLoss())
        // The browser has no storage, or a part does not arrive: the next document tries again.
        .catch(() => undefined);
    let cancel = inBackground(save);
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') cancel = inBackground(save);
    }, HOUR_MS);
    return () => {
      clearInterval(timer);
      cancel();
    };
  }, [locale]);
}
