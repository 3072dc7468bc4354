import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent } from 'react';
import { whenIdle } from '../lazy-loading/when-idle.ts';

/** PWA-9: the worker is registered when the page is idle, and everything around it loads then. */
export function useOfflineSetup(): void {
  const { i18n } = useLingui();
  // A part that does not arrive is asked for again with the next document.
  const begin = useEffectEvent((prompts: Event[]) => {
    import('./offline-setup.ts').then(({ setUpOffline }) => setUpOffline(i18n, prompts)).catch(() => undefined);
  });
  useEffect(() => {
    // While pages are being built upon, a worker would show the old ones.
    if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
    const prompts: Event[] = [];
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      prompts.push(event);
    });
    whenIdle(() => begin(prompts));
  }, []);
}
