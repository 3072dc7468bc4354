import { plainPath } from '@dalil/domain/guide/plain-path.ts';
import { redirectOf } from '@dalil/domain/guide/redirects.ts';
import { sitePath } from '@dalil/domain/guide/site-path.ts';
import { BASE_LOCALE, localePath, splitLocale } from '@dalil/domain/language/locale.ts';
import type { MiddlewareHandler } from 'hono';

/**
 * ROUTE-2 in every language. Also enforces one address for each page: no trailing slash, no `/en` prefix for English, lower case
 * and no needless encoding. The query is preserved.
 */
export const redirects: MiddlewareHandler = async (c, next) => {
  const url = new URL(c.req.url);
  const target = canonicalPath(url.pathname);
  if (target === null) return next();
  const [path = '/', query = ''] = target.split('?');
  const search = [query, url.search.slice(1)].filter(Boolean).join('&');
  return c.redirect(search ? `${path}?${search}` : path, 308);
};

function canonicalPath(pathname: string): string | null {
  const plain = plainPath(pathname);
  if (plain === null) return null;
  const trimmed = plain.length > 1 ? plain.replace(/\/+$/, '') || '/' : plain;
  const unprefixed = trimmed === `/${BASE_LOCALE}` ? '/' : trimmed.replace(new RegExp(`^/${BASE_LOCALE}/`), '/');
  const { locale, path } = splitLocale(unprefixed);
  const moved = redirectOf(path);
  const target = moved ? localePath(locale, moved) : unprefixed;
  return target === pathname || sitePath(target) === null ? null : target;
}
