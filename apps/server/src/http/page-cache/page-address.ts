import { isSearchAddress, pageParameters } from '@dalil/domain/guide/page-parameters.ts';
import { splitLocale } from '@dalil/domain/language/locale.ts';

const MAX_LENGTH = 600;

/**
 * The cache key of a page and the address it is rendered at: origin, path and the parameters the page knows, normalized. Whatever
 * else a client adds makes no page of its own. Null for pages that are not cached: search results and addresses above the maximum
 * length.
 */
export function pageAddress(origin: string, target: string): string | null {
  if (target.length > MAX_LENGTH) return null;
  const at = target.indexOf('?');
  if (at < 0) return origin + target;
  const pathname = target.slice(0, at);
  const { path } = splitLocale(pathname);
  const search = new URLSearchParams(target.slice(at));
  return isSearchAddress(path, search) ? null : origin + pathname + pageParameters(path, search);
}
