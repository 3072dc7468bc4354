import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lineAt, listFiles, readText } from './core/files.ts';
import { parseSource, stringsIn } from './core/syntax.ts';
import { runCheck, type Violation } from './core/violation.ts';

const SITE_MAP = 'apps/web/app/routes.ts';
/** Files with addresses that users can follow from every page. */
const NAVIGATION = [
  'apps/web/app/shell',
  'apps/web/app/features/session',
  'apps/web/app/pages/auth',
  'packages/domain/src/guide/sections.ts',
];
/**
 * Pages that are reached from lists of several other pages (their breadcrumb names the parent), from a provider or a mail, and
 * the page that only developers open.
 */
const REACHED_OTHERWISE = [
  // By the tabs of /dashboard/compliance.
  '/admin/compliance',
  '/dashboard/content-management/:category/:kind/:id',
  '/content/:id',
  '/auth/callback',
  '/auth/reset-password',
  '/auth/invitation',
  '/dev/components',
];
/** Routes for addresses that have no page yet. */
const WITHOUT_PAGE = /^pages\/not-found\//;
const LANGUAGE_SEGMENT = ':lang?';

type RouteEntry = { path?: string; index?: boolean; file: string; children?: RouteEntry[] };
type Page = { path: string; file: string };

async function readSiteMap(root: string): Promise<RouteEntry[]> {
  const module: unknown = await import(pathToFileURL(join(root, SITE_MAP)).href);
  return (module as { default: RouteEntry[] }).default;
}

/** The leaves of the site map with their full path, without the language: `/news/:id`. */
function pagesOf(entries: RouteEntry[], above: string[]): Page[] {
  return entries.flatMap((entry) => {
    const segments = [...above, ...(entry.path ?? '').split('/')].filter((segment) => segment !== '');
    if (entry.children !== undefined && entry.children.length > 0) return pagesOf(entry.children, segments);
    return [{ path: `/${segments.filter((segment) => segment !== LANGUAGE_SEGMENT).join('/')}`, file: entry.file }];
  });
}

function exportsOf(root: string, file: string): Set<string> {
  const { module } = parseSource(file, readText(root, file));
  const names = module.staticExports.flatMap(({ entries }) => entries);
  return new Set(names.map(({ exportName }) => (exportName.kind === 'Default' ? 'default' : (exportName.name ?? ''))));
}

function navigationAddresses(root: string): Set<string> {
  const files = NAVIGATION.flatMap((path) =>
    path.endsWith('.ts') ? [path].filter((file) => existsSync(join(root, file))) : listFiles(root, [path], /\.tsx?$/),
  ).filter((path) => !path.includes('.test.'));
  return new Set(files.flatMap((file) => stringsIn(parseSource(file, readText(root, file))).map(({ value }) => value)));
}

/** Every page of the site map has a module, a title and a link to it: in the navigation or on a parent page. */
export async function checkRoutes(root: string): Promise<Violation[]> {
  if (!existsSync(join(root, SITE_MAP))) return [];
  const siteMap = readText(root, SITE_MAP);
  const pages = pagesOf(await readSiteMap(root), []);
  const paths = new Set(pages.map(({ path }) => path));
  const addresses = navigationAddresses(root);
  return pages.flatMap(({ path, file }) => {
    const line = lineAt(siteMap, Math.max(0, siteMap.indexOf(file)));
    const violation = (rule: string, message: string) => ({
      path: SITE_MAP,
      line,
      rule,
      message: `${path}: ${message}`,
    });
    const modulePath = `apps/web/app/${file}`;
    if (!existsSync(join(root, modulePath))) return [violation('route-module', `${modulePath} does not exist`)];
    const names = exportsOf(root, modulePath);
    // A module without a default export is a data route.
    if (!names.has('default') || WITHOUT_PAGE.test(file)) return [];
    const above = path.slice(0, path.lastIndexOf('/')) || '/';
    const isReached = path === '/' || addresses.has(path) || REACHED_OTHERWISE.includes(path);
    const isBelow = above !== '/' && paths.has(above);
    return [
      ...(names.has('meta') ? [] : [violation('route-title', `${modulePath} exports no meta`)]),
      ...(isReached || isBelow ? [] : [violation('route-reached', 'neither in the navigation nor below another page')]),
    ];
  });
}

if (import.meta.main) await runCheck('routes', checkRoutes);
