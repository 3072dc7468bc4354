import * as z from 'zod/mini';

/** An origin that no address can name by accident. */
const BASE = 'https://guide.invalid';

/**
 * The path of an address of this site, with its query and fragment, as browsers read it: what begins with a single slash and stays on
 * the site that names it. Null for everything else, in whatever disguise. The only place that decides this.
 */
export function sitePath(given: string): string | null {
  if (!given.startsWith('/') || hasUnsafe(given) || /^\/(?:\/|%2f|%5c)/i.test(given)) return null;
  const url = URL.parse(given, BASE);
  if (url === null || url.origin !== BASE || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

/** A field that names a page of this site. */
export const isSitePath = z.refine<string>((given) => sitePath(given) !== null);

/** Spaces, control characters and backslashes: browsers drop them or read them as slashes. */
function hasUnsafe(text: string): boolean {
  return Array.from(text).some((character) => {
    const code = character.codePointAt(0) ?? 0;
    return code <= 0x20 || (code >= 0x7f && code <= 0x9f) || code === 0x20_28 || code === 0x20_29 || character === '\\';
  });
}
