import { FEED_FORMATS, FEED_TYPES, feedHref } from '@dalil/domain/guide/feed-format.ts';
import { SOCIAL_IMAGE, socialImageHref } from '@dalil/domain/guide/social-image.ts';
import { BASE_LOCALE, LOCALE_INFO, LOCALES, type Locale, localePath } from '@dalil/domain/language/locale.ts';
import { PRODUCT_NAMES } from '@dalil/domain/languages/tables/product-names.ts';
import { PRODUCT } from '@dalil/domain/product.ts';
import { type MetaDescriptor, useMatches } from 'react-router';
import type { PageMeta } from './load-page.ts';

const UNLISTED = { name: 'robots', content: 'noindex' };

/** ROUTE-10: all metadata in a page's head, from what its loader returned. */
export function pageMeta({ loaderData }: { loaderData: PageMeta | undefined }): MetaDescriptor[] {
  if (!loaderData) return [{ title: PRODUCT.name }];
  const { title, description, locale, path, origin, isUnlisted } = loaderData;
  const fullTitle = path === '/' ? title : `${title} · ${PRODUCT_NAMES[locale].localName}`;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: origin + localePath(locale, path) },
    ...LOCALES.map((hrefLang) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang,
      href: origin + localePath(hrefLang, path),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: origin + localePath(BASE_LOCALE, path) },
    ...(isUnlisted ? [UNLISTED] : [...feedLinks(loaderData), ...openGraph(loaderData)]),
  ];
}

/** What the loader of this page returned, or undefined if it failed. All other data of a page is in the query cache. */
export function usePageMeta(): PageMeta | undefined {
  return useMatches().at(-1)?.loaderData as PageMeta | undefined;
}

function feedLinks({ feed, locale, origin, title }: PageMeta): MetaDescriptor[] {
  if (!feed) return [];
  const files =
    typeof feed === 'string'
      ? FEED_FORMATS.map((format) => ({ type: FEED_TYPES[format], href: feedHref(locale, feed, format) }))
      : [{ type: feed.type, href: localePath(locale, feed.path) }];
  return files.map(({ type, href }) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    type,
    title: `${title} · ${PRODUCT_NAMES[locale].localName}`,
    href: origin + href,
  }));
}

function openGraph({ title, description, locale, path, origin, image = {}, article }: PageMeta): MetaDescriptor[] {
  const properties: Record<string, string | number | null> = {
    'og:site_name': PRODUCT_NAMES[locale].localName,
    'og:type': article ? 'article' : 'website',
    'og:title': title,
    'og:description': description,
    'og:url': origin + localePath(locale, path),
    'og:locale': openGraphLocale(locale),
    'og:image': origin + socialImageHref(image, locale),
    'og:image:type': 'image/png',
    'og:image:width': SOCIAL_IMAGE.width,
    'og:image:height': SOCIAL_IMAGE.height,
    'og:image:alt': title,
    'article:published_time': article?.publishedAt ?? null,
    'article:modified_time': article?.updatedAt ?? null,
  };
  return [
    ...Object.entries(properties).flatMap(([property, content]) =>
      content === null ? [] : [{ property, content: String(content) }],
    ),
    ...LOCALES.filter((other) => other !== locale).map((other) => ({
      property: 'og:locale:alternate',
      content: openGraphLocale(other),
    })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Language and territory in Open Graph format: `ar_AE`. */
function openGraphLocale(locale: Locale): string {
  return LOCALE_INFO[locale].format.split('-').slice(0, 2).join('_');
}
