/** Tracking parameters that other sites add to links. They do not change the page and must not be stored. */
const TRACKING = /^(?:utm_.+|fbclid|gclid|dclid|msclkid|yclid|igshid|mc_[ce]id|_ga)$/;
const MAX_LENGTH = 600;
/** Search results: the number of such addresses is unlimited, and few are requested twice. */
const SEARCH = /^\/(?:[a-z]{2}\/)?search\/?\?/;

/**
 * The cache key of a page: origin, path, and query without tracking parameters. Null for pages that are not cached: search
 * results and addresses above the maximum length.
 */
export function pageAddress(origin: string, target: string): string | null {
  if (target.length > MAX_LENGTH || SEARCH.test(target)) return null;
  const at = target.indexOf('?');
  if (at < 0) return origin + target;
  const retained = target
    .slice(at + 1)
    .split('&')
    .filter((part) => part !== '' && !TRACKING.test(part.split('=', 1)[0] ?? ''));
  return origin + target.slice(0, at) + (retained.length > 0 ? `?${retained.join('&')}` : '');
}
