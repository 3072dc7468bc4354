import type { PublicPage } from '@dalil/backend/guide/list-pages.ts';
import { BASE_LOCALE, LOCALES, localePath } from '@dalil/domain/language/locale.ts';
import { element, escapeXml } from './xml.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
/** A sitemap file may hold 50,000 addresses. Each entry also lists its other languages, so the size limit is reached first. */
export const PAGES_A_SITEMAP = 5000;

/** The number of sitemap files the pages need. */
export function sitemapCount(pages: readonly PublicPage[]): number {
  return Math.max(1, Math.ceil(pages.length / PAGES_A_SITEMAP));
}

/**
 * Writes sitemap file `number`, counted from 1, with each page in every language and its alternates. Returns null for an unknown
 * number.
 */
export function writeSitemap(pages: readonly PublicPage[], origin: string, number: number): string | null {
  if (!Number.isInteger(number) || number < 1 || number > sitemapCount(pages)) return null;
  const visible = pages.slice((number - 1) * PAGES_A_SITEMAP, number * PAGES_A_SITEMAP);
  const urls = visible.map(({ path, updatedAt }) => {
    const alternates = [...LOCALES.map((locale) => [locale, locale] as const), ['x-default', BASE_LOCALE] as const]
      .map(([language, locale]) => {
        const href = escapeXml(origin + localePath(locale, path));
        return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
      })
      .join('');
    return LOCALES.map(
      (locale) =>
        `<url>${element('loc', origin + localePath(locale, path))}${element('lastmod', updatedAt)}${alternates}</url>\n`,
    ).join('');
  });
  return `${DECLARATION}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`;
}

/** The response of `/sitemap.xml` when the pages need several files. */
export function writeSitemapIndex(pages: readonly PublicPage[], origin: string): string {
  const files = Array.from(
    { length: sitemapCount(pages) },
    (_, at) => `<sitemap>${element('loc', `${origin}/sitemap-${at + 1}.xml`)}</sitemap>\n`,
  );
  return `${DECLARATION}<sitemapindex ${NAMESPACE}>\n${files.join('')}</sitemapindex>\n`;
}
