import { expect, test } from 'vitest';
import type { PageMeta } from './load-page.ts';
import { pageMeta } from './page-meta.ts';

const PAGE: PageMeta = {
  title: 'المحفوظات',
  description: 'ما حفظته',
  locale: 'ar',
  path: '/bookmarks',
  origin: 'https://guide.example',
  areas: [],
};

test('ROUTE-10 a page for its user alone is described like any other, but search engines and shared links are told less', () => {
  const tags = (page: PageMeta) => pageMeta({ loaderData: page });
  const described = [
    { title: 'المحفوظات · دليل' },
    { name: 'description', content: 'ما حفظته' },
    { tagName: 'link', rel: 'canonical', href: 'https://guide.example/ar/bookmarks' },
    { tagName: 'link', rel: 'alternate', hrefLang: 'hi', href: 'https://guide.example/hi/bookmarks' },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: 'https://guide.example/bookmarks' },
  ];
  const unlisted = tags({ ...PAGE, isUnlisted: true });
  expect(unlisted).toEqual(expect.arrayContaining([...described, { name: 'robots', content: 'noindex' }]));
  expect(JSON.stringify(unlisted)).not.toContain('og:');
  const listed = tags(PAGE);
  expect(listed).toEqual(expect.arrayContaining(described));
  expect(JSON.stringify(listed)).toContain('og:title');
  expect(JSON.stringify(listed)).not.toContain('noindex');
});

test('ROUTE-10 the feed of a page is linked in its language, also one that is no area of the guide', () => {
  const links = (feed: PageMeta['feed']) =>
    pageMeta({ loaderData: { ...PAGE, ...(feed && { feed }) } }).filter((tag) => 'type' in tag);
  const title = 'المحفوظات · دليل';
  const link = { tagName: 'link', rel: 'alternate', title };
  expect(links({ path: '/status.atom', type: 'application/atom+xml' })).toEqual([
    { ...link, type: 'application/atom+xml', href: 'https://guide.example/ar/status.atom' },
  ]);
  expect(links('beaches')).toMatchObject([{ type: 'application/rss+xml' }, { type: 'application/feed+json' }]);
  expect(links(undefined)).toEqual([]);
});
