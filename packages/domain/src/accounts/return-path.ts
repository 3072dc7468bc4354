import { splitLocale } from '../language/locale.ts';

const MAX_LENGTH = 2000;
const BASE = 'https://guide.invalid';

/**
 * ROUTE-4: the page to open after signing in, if it belongs to this site: a path that begins with a single slash. Anything else
 * (an address of another site, in whatever disguise) becomes `fallback`. Sign-in pages are not valid targets.
 */
export function returnPath(given: string | null | undefined, fallback = '/'): string {
  if (!given || given.length > MAX_LENGTH || !given.startsWith('/') || hasUnsafe(given)) return fallback;
  if (given.startsWith('//') || /^\/%(?:2f|5c)/i.test(given)) return fallback;
  const url = URL.parse(given, BASE);
  if (url === null || url.origin !== BASE || url.pathname.startsWith('//')) return fallback;
  const { path } = splitLocale(url.pathname);
  if (/^\/auth(?:\/|$)/.test(path) && !path.endsWith('/auth/onboarding')) return fallback;
  return url.pathname + url.search + url.hash;
}

/** Spaces, control characters and backslashes: browsers drop them or read them as slashes. */
function hasUnsafe(text: string): boolean {
  return Array.from(text).some((character) => {
    const code = character.codePointAt(0) ?? 0;
    return code <= 0x20 || (code >= 0x7f && code <= 0x9f) || code === 0x20_28 || code === 0x20_29 || character === '\\';
  });
}
