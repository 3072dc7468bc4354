import { pageAccess } from '@dalil/domain/accounts/page-access.ts';
import routes from '../../apps/web/app/routes.ts';

type Entry = { path?: string; index?: boolean; file: string; children?: Entry[] };

/** A page of an offer exists where an operator has given a file of offers, which a new data folder has not. */
const PAGES_OF_OPERATORS = ['/real-estate/:id'];

const HREF = /<a\b[^>]*\bhref="([^"?#]+)/g;

/**
 * A path of every page of the site map, without language. If a path contains an id, the first link to such a page on an earlier
 * page is used. Rejects when no page links to it.
 */
export async function findPages(origin: string): Promise<string[]> {
  const all = leavesOf(routes, '').filter((pattern) => !PAGES_OF_OPERATORS.includes(pattern));
  const patterns = all.sort((a, b) => Number(a.includes(':')) - Number(b.includes(':')));
  const found: string[] = [];
  const linked = new Set<string>();
  for (const pattern of patterns) {
    const path = pattern.includes(':') ? [...linked].find((link) => matches(pattern, link, patterns)) : pattern;
    if (path === undefined) throw new Error(`No page links to ${pattern}`);
    found.push(path);
    for (const link of await linksOf(origin + path)) linked.add(link);
  }
  return found;
}

/** The pages for users: no error pages, nothing for members or developers. */
function leavesOf(entries: readonly Entry[], above: string): string[] {
  return entries.flatMap(({ path = '', file, children }) => {
    const whole = [above, path].filter(Boolean).join('/');
    if (children && children.length > 0) return leavesOf(children, whole);
    const page = `/${whole
      .split('/')
      .filter((segment) => segment !== ':lang?')
      .join('/')}`;
    const isPage = file.endsWith('.route.tsx') && !page.includes('*') && !page.startsWith('/dev/');
    return isPage && pageAccess(page) === 'public' ? [page] : [];
  });
}

function matches(pattern: string, path: string, patterns: readonly string[]): boolean {
  const segments = pattern.split('/');
  const parts = path.split('/');
  const isAlike =
    parts.length === segments.length && segments.every((one, index) => one.startsWith(':') || one === parts[index]);
  return isAlike && !patterns.includes(path);
}

/** The addresses of this site that a page links to, in order. */
export async function linksOf(address: string): Promise<string[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  const links = Array.from((await response.text()).matchAll(HREF), ([, href = '']) => href);
  return links.filter((href) => href.startsWith('/'));
}
