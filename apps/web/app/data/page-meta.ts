import { BASE_LOCALE, LOCALES, localePath } from '@dalil/domain/language/locale.ts';
import { PRODUCT } from '@dalil/domain/product.ts';
import type { MetaDescriptor } from 'react-router';
import type { PageMeta } from './load-page.ts';

/** ROUTE-10: title, description, canonical link and language alternates, from what the page's loader returned. */
export function pageMeta({ loaderData }: { loaderData: PageMeta | undefined }): MetaDescriptor[] {
  if (!loaderData) return [{ title: PRODUCT.name }];
  const { title, description, locale, path, origin } = loaderData;
  const fullTitle = path === '/' ? title : `${title} · ${PRODUCT.name}`;
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
  ];
}
