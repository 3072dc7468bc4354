const WORKER = '/sw.js';

/**
 * Registers the worker of this site, which opens what is on the device; once more changes nothing. Rejects where the browser
 * has none, as in some private windows or with site data blocked, and where the worker itself cannot be fetched.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
}
