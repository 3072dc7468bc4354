const WORKER = '/sw.js';

/**
 * Registers the worker of this site, which serves what is on the device. Repeating it has no effect. Rejects if the browser
 * supports none, as in some private windows or with site data blocked, and if the worker itself cannot be fetched.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
}
