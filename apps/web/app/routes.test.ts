import { PAGE_ACCESS } from '@dalil/domain/accounts/page-access.ts';
import { STANDING_PAGES, UNLISTED_PAGES } from '@dalil/domain/guide/public-page.ts';
import { QUESTION_GROUPS } from '@dalil/domain/guide/question.ts';
import { FILES, FILES_IN_LANGUAGES, addressesOfItem } from '@dalil/domain/guide/own-address.ts';
import { REDIRECTED_PATHS } from '@dalil/domain/guide/redirects.ts';
import { LOCALES, localePath } from '@dalil/domain/language/locale.ts';
import { checkOwnLinks } from '@dalil/domain/quality/rules/check-links.ts';
import type { CheckContext, CheckedItem } from '@dalil/domain/quality/rules/rule.ts';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from './routes.ts';

/** Pages that are of no use to search engines. */
const NOT_LISTED: readonly string[] = ['/dev/components', ...UNLISTED_PAGES, ...Object.keys(PAGE_ACCESS)];

function addressesOf(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path = '', children }) => {
    const address = `/${path.replace(/^:lang\?\/?/, '')}`;
    return children ? addressesOf(children) : [address];
  });
}

test('ROUTE-10 the sitemap knows every page that has an address of its own', () => {
  const ofGroups = (address: string) => QUESTION_GROUPS.map((group) => address.replace(':group', group));
  const addresses = addressesOf(routes)
    .flatMap((address) => (address === '/faq/:group' ? ofGroups(address) : [address]))
    .filter((address) => !/[:*]/.test(address));
  const listed = STANDING_PAGES.map(({ path }) => path);
  expect(listed.toSorted()).toEqual(addresses.filter((address) => !NOT_LISTED.includes(address)).toSorted());
});

const ITEMS = [
  { kind: 'article', id: 'swimming', category: 'news' },
  { kind: 'place', id: 'kite-beach', category: 'dining' },
  { kind: 'service', id: 'licence', category: 'government' },
  { kind: 'term', id: 'mall', category: null },
  { kind: 'handbook', id: 'transport', category: null },
];
const PAGES_OF_ITEMS = new Set([...ITEMS.flatMap(addressesOfItem), '/real-estate/home-1']);

/** What the rule "Link to a missing page" reports of these links. */
function reported(links: readonly string[]): string[] {
  const markdown = links.map((link) => `[x](${link})`).join(' ');
  const text = { title: '', summary: '', body: { markdown }, updatedAt: '2026-11-01T00:00:00Z' };
  const context = { hasPage: (path: string) => PAGES_OF_ITEMS.has(path) } as CheckContext;
  return checkOwnLinks({ texts: { en: text } } as CheckedItem, context).map(({ subject }) => subject);
}

/** An address of each route, with what its parameters stand for. */
const EXAMPLES: Record<string, string> = {
  '/faq/:group': `/faq/${QUESTION_GROUPS[0]}`,
  '/news/:id': '/news/swimming',
  '/tourism/:id': '/tourism/kite-beach',
  '/content/:id': '/content/kite-beach',
  '/government/:id': '/government/licence',
  '/real-estate/:id': '/real-estate/home-1',
  '/dashboard/content-management/:category': '/dashboard/content-management/dining',
  '/dashboard/content-management/:category/:kind/:id': '/dashboard/content-management/all/question/tipping',
};
const NO_PAGE = ['/dev/components', '/*'];

test('STAFF-5 no page, redirect or file of the product is called a missing page, in four languages', () => {
  const pages = addressesOf(routes)
    .filter((address) => !NO_PAGE.includes(address))
    .map((address) => EXAMPLES[address] ?? address);
  expect(pages.filter((address) => /[:*]/.test(address))).toEqual([]);
  const paths = [...pages, ...REDIRECTED_PATHS, ...FILES_IN_LANGUAGES];
  const links = LOCALES.flatMap((locale) => paths.map((path) => localePath(locale, path)));
  expect(reported([...links, ...FILES])).toEqual([]);
  expect(reported(['/en/privacy', '/ar/', '/News/Swimming/', '/visa?from=in#documents'])).toEqual([]);
});

test('STAFF-5 an address that has no page is called missing', () => {
  const links = [
    '/privacy/requests',
    '/user/privacy',
    '/ar/news/no-such-text',
    '/content/transport',
    '/content/mall',
    '/dashboard/content-management/no-category',
    '/faq/no-group',
    '/ar/robots.txt',
    '/de/privacy',
    '/%E0%A4%A',
  ];
  expect(reported(links)).toEqual(links);
});
