import { sitePath } from '../guide/site-path.ts';
import { splitLocale } from '../language/locale.ts';

const MAX_LENGTH = 2000;
/** Pages with addresses like those of signing in, for whoever is signed in. */
const MEMBER_PAGES = ['/auth/onboarding', '/auth/invitation'];

/**
 * ROUTE-4: the page to open after signing in, if it belongs to this site. Anything else (an address of another site, in whatever
 * disguise) becomes `fallback`. Sign-in pages are not valid targets.
 */
export function returnPath(given: string | null | undefined, fallback = '/'): string {
  const page = given && given.length <= MAX_LENGTH ? sitePath(given) : null;
  if (page === null) return fallback;
  const { path } = splitLocale(page.replace(/[?#].*$/s, ''));
  if (/^\/auth(?:\/|$)/.test(path) && !MEMBER_PAGES.includes(path)) return fallback;
  return page;
}
