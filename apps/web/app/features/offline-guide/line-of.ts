import type { Line } from '@dalil/domain/offline/device-storage.ts';

type Connection = { saveData?: boolean; effectiveType?: string; type?: string };

/** The line as far as this browser says. */
export function lineOf(navigator: Pick<Navigator, 'onLine'>): Line {
  const { connection } = navigator as { connection?: Connection };
  return {
    isOnline: navigator.onLine,
    savesData: connection?.saveData === true,
    effectiveType: connection?.effectiveType ?? null,
    type: connection?.type ?? null,
  };
}
