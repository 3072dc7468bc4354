import { PAGE_ACCESS } from '@dalil/domain/accounts/page-access.ts';
import { STANDING_PAGES } from '@dalil/domain/guide/public-page.ts';
import { QUESTION_GROUPS } from '@dalil/domain/guide/question.ts';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from './routes.ts';

/** Pages that are of no use to search engines. */
const NOT_LISTED = [
  '/dev/components',
  '/bookmarks',
  '/reminders',
  '/search',
  '/privacy/request',
  ...Object.keys(PAGE_ACCESS),
];

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
