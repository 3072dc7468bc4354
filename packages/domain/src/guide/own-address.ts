import { PAGE_ACCESS } from '../accounts/page-access.ts';
import { BASE_LOCALE, splitLocale } from '../language/locale.ts';
import { NEWSROOM_KINDS } from '../newsroom/newsroom-kind.ts';
import { CATEGORIES } from './category.ts';
import type { ContentKind } from './content-item.ts';
import { FEED_AREAS } from './feed-area.ts';
import { FEED_FORMATS, feedHref } from './feed-format.ts';
import { itemHref } from './item-address.ts';
import { OPEN_FILES } from './open-data.ts';
import { plainPath } from './plain-path.ts';
import { KINDS_WITH_PAGES, STANDING_PAGES, UNLISTED_PAGES } from './public-page.ts';
import { REDIRECTED_PATHS } from './redirects.ts';

/** The files that exist in every language, like pages. */
export const FILES_IN_LANGUAGES: readonly string[] = [
  ...FEED_AREAS.flatMap((area) => FEED_FORMATS.map((format) => feedHref(BASE_LOCALE, area, format))),
  '/feeds/events.xml',
  '/status.atom',
  '/manifest.webmanifest',
];

/** The files and descriptions that have one address. */
export const FILES: readonly string[] = [
  '/robots.txt',
  '/llms.txt',
  '/.well-known/security.txt',
  '/sitemap.xml',
  '/api/docs',
  '/api/openapi.json',
  ...OPEN_FILES.map(({ name }) => `/api/open/${name}`),
];

/** What a segment in braces of `PAGE_ACCESS` stands for. */
const SEGMENTS: Readonly<Record<string, string>> = {
  '{category}': `(?:all|${CATEGORIES.join('|')})`,
  '{kind}': `(?:${NEWSROOM_KINDS.join('|')})`,
  '{id}': '[^/]+',
};
const RESTRICTED = Object.keys(PAGE_ACCESS).map(
  (path) => new RegExp(`^${path.replace(/\{\w+\}/g, (segment) => SEGMENTS[segment] ?? segment)}$`),
);
const IN_LANGUAGES: ReadonlySet<string> = new Set([
  ...STANDING_PAGES.map(({ path }) => path),
  ...UNLISTED_PAGES,
  ...REDIRECTED_PATHS,
  ...FILES_IN_LANGUAGES,
]);

/** A link to this site as one address: without query, fragment, language, last slash and needless encoding. Null: malformed. */
export function ownPath(target: string): string | null {
  const plain = plainPath(target.split(/[?#]/)[0] ?? target);
  if (plain === null) return null;
  const whole = plain.replace(new RegExp(`^/${BASE_LOCALE}(?=/|$)`), '').replace(/\/+$/, '') || '/';
  return splitLocale(whole).path.replace(/\/+$/, '') || '/';
}

/**
 * Whether the product answers a link whatever the content is: a page that is not about one item, public or not, a redirect or a
 * file. Pages of items are not among them.
 */
export function isStandingAddress(target: string): boolean {
  const path = ownPath(target);
  if (path === null) return false;
  if (FILES.includes(path)) return splitLocale(target).locale === BASE_LOCALE;
  return IN_LANGUAGES.has(path) || RESTRICTED.some((pattern) => pattern.test(path));
}

/** The addresses under which an item has a page or is redirected to it, without the language. None: it has no page of its own. */
export function addressesOfItem(item: { kind: string; id: string; category: string | null }): string[] {
  if (!KINDS_WITH_PAGES.includes(item.kind as ContentKind)) return [];
  return item.kind === 'place' ? [`/content/${item.id}`, `/tourism/${item.id}`] : [itemHref(item)];
}
