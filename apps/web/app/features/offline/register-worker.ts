const WORKER = '/sw.js';

/**
 * The worker of this site, which has what is on the device shown; to ask again changes nothing. Rejects where the browser
 * has none: in some private windows, and where data of sites are blocked.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
}
