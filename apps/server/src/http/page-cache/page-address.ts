/** What other sites hang onto links to recognise readers. It changes nothing on a page, and we do not want to know it. */
const TRACKING = /^(?:utm_.+|fbclid|gclid|dclid|msclkid|yclid|igshid|mc_[ce]id|_ga)$/;
const MAX_LENGTH = 600;
/** Results of a search: readers make up as many of these addresses as they like, and hardly one is asked for twice. */
const SEARCH = /^\/(?:[a-z]{2}\/)?search\/?\?/;

/**
 * The address a page is kept under: origin, path and query without what only tracks. Null for what is not kept: an
 * address of unreasonable length, and the results of a search.
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
