import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent } from 'react';
import { inBackground } from '../background-work/background-work.ts';

/** PWA-9: the worker is registered in the background, together with the code around it. */
export function useOfflineSetup(): void {
  const { i18n } = useLingui();
  // Code that does not arrive is loaded again with the next document.
  const begin = useEffectEvent((prompts: Event[]) =>
    import('./offline-setup.ts').then(({ setUpOffline }) => setUpOffline(i18n, prompts)).catch(() => undefined),
  );
  useEffect(() => {
    // During development a worker would serve outdated pages.
    if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
    const prompts: Event[] = [];
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      prompts.push(event);
    });
    return inBackground(() => begin(prompts));
  }, []);
}
