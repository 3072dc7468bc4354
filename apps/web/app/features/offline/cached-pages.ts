import { type Locale, splitLocale } from '@dalil/domain/language/locale.ts';
import { DEVICE_CACHES, deviceCaches } from '@dalil/offline/device-caches.ts';
import { PRODUCT_NAMES } from '@dalil/domain/languages/tables/product-names.ts';

export type CachedPage = { path: string; title: string };

const TITLE = /<title[^>]*>([^<]+)<\/title>/;
/** The name of the product after the title of a page, in any of its spellings. */
const PRODUCT_SUFFIX = new RegExp(
  ` · (?:${Object.values(PRODUCT_NAMES)
    .map(({ localName }) => localName)
    .join('|')})$`,
  'u',
);
/** Form and filter results are pages too, but they are of no use in a list. */
const MAX_LISTED = 12;

/** The fully cached pages of a language, the last opened first. */
export async function listCachedPages(locale: Locale): Promise<CachedPage[]> {
  const cache = await deviceCaches()?.open(DEVICE_CACHES.pages);
  if (!cache) return [];
  const urls = (await cache.keys()).map(({ url }) => new URL(url));
  const listed = urls.filter(({ pathname, search }) => search === '' && splitLocale(pathname).locale === locale);
  const newest = listed.toReversed().slice(0, MAX_LISTED);
  const pages = await Promise.all(
    newest.map(async ({ href, pathname }) => readPage(pathname, await cache.match(href))),
  );
  return pages.filter((page) => page !== null);
}

/** Whether the device has exactly this page. */
export async function isCached(address: string): Promise<boolean> {
  const cache = await deviceCaches()?.open(DEVICE_CACHES.pages);
  return (await cache?.match(address)) !== undefined;
}

async function readPage(path: string, page: Response | undefined): Promise<CachedPage | null> {
  const title = TITLE.exec((await page?.text()) ?? '')?.[1];
  if (title === undefined) return null;
  return { path, title: plain(title).replace(PRODUCT_SUFFIX, '') };
}

/** A title is text with characters written as entities. */
function plain(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').documentElement.textContent;
}
