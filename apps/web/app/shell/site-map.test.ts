import { CALCULATORS, calculatorPath } from '@dalil/domain/calculators/calculator-ids.ts';
import { STANDING_PAGES } from '@dalil/domain/guide/public-page.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { STANDING_PAGES as SEARCHED_PAGES } from '@dalil/domain/languages/tables/standing-pages.ts';
import { expect, test } from 'vitest';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../routes.ts';
import { currentOf, linksOn, nameOf, SITE_MAP, type Surface, type VisiblePage } from './site-map.ts';

const activeOn = (surface: Surface, page: VisiblePage) =>
  linksOn(surface).flatMap((link) => (currentOf(link, page, surface) ? [link.path] : []));

/** The entry of the bottom bar of every page. */
const BOTTOM: Record<string, string[]> = {
  '/news': ['/today', '/news', '/news/:id', '/tonight', '/events', '/weather', '/traffic'],
  '/eatanddrink': ['/eatanddrink'],
  '/tourism': [
    '/tourism',
    '/tourism/:id',
    '/beaches',
    '/stay',
    '/luxurylife',
    '/first-visit',
    '/with-children',
    '/plan',
    '/nearby',
  ],
  '/nightlife': ['/nightlife'],
  '/chat': ['/chat', '/ai-mayor'],
};
const WITHOUT_ENTRY = [
  ['/'],
  ['/search', '/bookmarks', '/dubaireels', '/about', '/how-we-use-ai', '/developers', '/help', '/faq', '/faq/:group'],
  ['/support', '/contact', '/privacy', '/terms', '/cookies', '/legal/content-policy', '/legal/ai-ethics'],
  ['/legal/device-storage'],
  ['/status', '/reminders'],
  ['/practical/calculators', ...CALCULATORS.map(calculatorPath)],
  ['/government', '/government/:id', '/practical', '/visa', '/fines', '/living', '/real-estate', '/real-estate/:id'],
  [
    '/schools',
    '/clinics',
    '/consulates',
    '/rules',
    '/worship',
    '/profile',
    '/settings',
    '/notifications',
    '/user/privacy-center',
    '/privacy/request',
    '/dashboard',
    '/dashboard/users',
    '/dashboard/content',
    '/dashboard/content-management',
    '/dashboard/content-management/:category',
    '/dashboard/sources',
    '/dashboard/city-alerts',
    '/dashboard/exchange',
    '/dashboard/media',
    '/dashboard/photographs',
    '/dashboard/calendar',
    '/dashboard/news',
    '/dashboard/content-management/:category/:kind/:id',
    '/dashboard/ai-reporters',
    '/dashboard/ideas',
    '/admin/quality-control',
    '/admin/compliance',
    '/dashboard/compliance',
    '/admin/quality-control/monitoring',
    '/dashboard/content-approval',
  ],
  ['/auth/onboarding', '/auth/signin', '/auth/signup', '/auth/verify-email-sent', '/auth/forgot-password'],
  ['/auth/reset-password', '/auth/callback', '/auth/invitation', '/content/:id', '/dev/components', '/*'],
].flat();

const PUBLIC_PAGES = [
  ['/', '/today', '/news', '/news/:id', '/eatanddrink', '/beaches', '/tourism', '/tourism/:id', '/nightlife'],
  ['/luxurylife', '/government', '/government/:id', '/content/:id', '/chat', '/search', '/events', '/practical'],
  ['/traffic', '/weather', '/bookmarks', '/help', '/support', '/about', '/contact', '/faq', '/living', '/real-estate'],
  ['/privacy', '/terms', '/cookies', '/legal/content-policy', '/legal/ai-ethics', '/how-we-use-ai', '/ai-mayor'],
].flat();

/** The paths of the table of routes, without the language that each begins with. */
const PATHS = pathsOf(routes);
function pathsOf(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path = '', children }) =>
    children ? pathsOf(children) : [path.replace(/^:lang\?\/?/, '/')],
  );
}

test('ROUTE-1 ID-2 every public page and content area has its address', () => {
  const paths = new Set(PATHS);
  expect(PUBLIC_PAGES.filter((path) => !paths.has(path))).toEqual([]);
});

test('LAYOUT-4 the bottom bar marks the entry of every page, and none on a page of another subject', () => {
  const expected = new Map<string, string[]>([
    ...Object.entries(BOTTOM).flatMap(([entry, paths]) => paths.map((path): [string, string[]] => [path, [entry]])),
    ...WITHOUT_ENTRY.map((path): [string, string[]] => [path, []]),
  ]);
  expect(PATHS.length).toBeGreaterThan(40);
  expect(PATHS.toSorted()).toEqual([...expected.keys()].toSorted());
  for (const path of PATHS) expect([path, activeOn('bottom', { path })]).toEqual([path, expected.get(path)]);
});

test.each([
  ['/eatanddrink', ['/eatanddrink']],
  ['/beaches', ['/tourism']],
  ['/nightlife', ['/nightlife']],
  ['/events', ['/news']],
  ['/living', []],
  [undefined, []],
])('LAYOUT-4 an item whose path does not show its list is marked by it: %s', (parent, entries) => {
  expect(activeOn('bottom', { path: '/content/some-item', parent })).toEqual(entries);
});

test('LAYOUT-3 no surface marks two entries for one page', () => {
  const surfaces = [...new Set(SITE_MAP.flatMap((link) => Object.keys(link.surfaces) as Surface[]))];
  for (const { path } of STANDING_PAGES) {
    for (const surface of surfaces) expect(activeOn(surface, { path }).length, `${surface} ${path}`).toBeLessThan(2);
  }
});

test.each(LOCALES)('SEARCH-8 I18N-1 search names the pages as the menu does: %s', async (locale) => {
  const { default: messages } = await import(`../../../../packages/domain/src/languages/${locale}/pages/shell.json`);
  const named = Object.entries(SEARCHED_PAGES[locale]).flatMap(([path, { name: searched }]) => {
    const name = nameOf(path);
    return name === null ? [] : [{ path, name: messages[name], searched }];
  });
  expect(named.filter(({ name, searched }) => name !== searched)).toEqual([]);
});
