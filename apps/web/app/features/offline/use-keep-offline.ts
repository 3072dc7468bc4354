import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent } from 'react';
import { whenAtRest } from '../connection/at-rest.ts';

/** PWA-9: the worker is asked for when the page is at rest, and with it everything that has to do with it. */
export function useKeepOffline(): void {
  const { i18n } = useLingui();
  // A part that does not arrive is asked for again with the next document.
  const begin = useEffectEvent((prompts: Event[]) => {
    import('./keep-offline.ts').then(({ keepOffline }) => keepOffline(i18n, prompts)).catch(() => undefined);
  });
  useEffect(() => {
    // While pages are being built upon, a worker would show the old ones.
    if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
    const prompts: Event[] = [];
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      prompts.push(event);
    });
    whenAtRest(() => begin(prompts));
  }, []);
}
