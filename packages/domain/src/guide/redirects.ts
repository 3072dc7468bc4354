/** ROUTE-2: redirects of moved addresses and aliases, without the language. */
const REDIRECTS: Record<string, string> = {
  '/reels': '/dubaireels',
  '/subscribe': '/help',
  '/auth': '/auth/signin',
  '/signin': '/auth/signin',
  '/editorial': '/dashboard?tab=articles',
  '/dashboard/articles': '/dashboard?tab=articles',
  '/dashboard/articles/create': '/dashboard?tab=articles&action=create',
  '/eat-drink': '/eatanddrink',
  '/luxury': '/luxurylife',
  '/beach-nightlife': '/beaches',
};

/** The redirect target of an unprefixed path, or null. */
export function redirectOf(path: string): string | null {
  return Object.hasOwn(REDIRECTS, path) ? (REDIRECTS[path] ?? null) : null;
}

export const REDIRECTED_PATHS = Object.keys(REDIRECTS);
