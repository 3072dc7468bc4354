import { type Locale, localePath } from '../../language/locale.ts';
import { PRODUCT } from '../../product.ts';
import { DIGITAL_SOURCE_TYPES } from '../../provenance/digital-source-types.ts';
import type { ProvenanceMethod } from '../content-item.ts';

/** A node of schema.org as JSON-LD. Properties without a value are left out, never guessed. */
export type StructuredData = { '@type': string | string[]; [property: string]: unknown };

/** The page a node describes. `image` is absolute. */
export type DescribedPage = { origin: string; locale: Locale; path: string; image: string };

export function pageUrl({ origin, locale, path }: Pick<DescribedPage, 'origin' | 'locale' | 'path'>): string {
  return origin + localePath(locale, path);
}

/** STAFF-9: the page of something that is no text itself, with how the text of the page was made. */
export function describingPage(page: DescribedPage, method: ProvenanceMethod): StructuredData {
  return { '@type': 'WebPage', '@id': pageUrl(page), digitalSourceType: DIGITAL_SOURCE_TYPES[method] };
}

/** The publisher of the guide. */
export function publisher(origin: string): StructuredData {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#publisher`,
    name: PRODUCT.name,
    url: `${origin}/`,
    logo: { '@type': 'ImageObject', url: `${origin}/icons/icon-512.png`, width: 512, height: 512 },
  };
}

/** A node as the root of a document; `undefined` and `null` properties are dropped. */
export function asDocument(node: StructuredData): StructuredData {
  const known = Object.entries(node).filter(([, value]) => value !== undefined && value !== null);
  return { '@context': 'https://schema.org', ...Object.fromEntries(known), '@type': node['@type'] };
}

/** JSON-LD as the text of a script element: nothing in it can end the element or begin another. */
export function writeStructuredData(data: StructuredData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e').replaceAll('&', '\\u0026');
}
