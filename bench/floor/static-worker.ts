/** The minimal worker that caches a site: everything requested once is answered from the cache. */
export const STATIC_WORKER = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET') return;
  event.respondWith(caches.open('site').then(async (cache) => {
    const kept = await cache.match(event.request);
    if (kept) return kept;
    const answer = await fetch(event.request);
    cache.put(event.request, answer.clone());
    return answer;
  }));
});`;

/** At the end of a page's text, so that it blocks nothing. */
export const STATIC_WORKER_START = `<script>navigator.serviceWorker.register('/sw.js')</script>`;
