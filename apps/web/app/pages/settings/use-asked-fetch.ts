import { useLingui } from '@lingui/react';
import { useToast } from '../../features/announcer/use-toast.ts';
import { registerWorker } from '../../features/offline/register-worker.ts';

/** ERR-6: runs what brings the guide here, unless this browser has no worker that could show it; then that is said. */
export function useAskedFetch(): (run: () => unknown) => Promise<void> {
  const { _ } = useLingui();
  const showToast = useToast();
  return async (run) => {
    try {
      await registerWorker();
    } catch {
      const texts = { title: _('offline-guide.no-worker'), text: _('offline-guide.no-worker.text') };
      showToast({ id: 'no-worker', tone: 'error', ...texts });
      return;
    }
    run();
  };
}
