import { LOCALES } from '../../language/locale.ts';
import { PRODUCT_NAMES } from '../../languages/tables/product-names.ts';
import { PRODUCT } from '../../product.ts';
import { asDocument, type DescribedPage, pageUrl, publisher, type StructuredData } from './structured-data.ts';

/** The guide and its publisher, for the home page. */
export function describeSite(description: string, page: DescribedPage): StructuredData[] {
  const { '@id': id } = publisher(page.origin);
  return [
    asDocument({
      '@type': 'WebSite',
      name: PRODUCT.name,
      alternateName: `${PRODUCT.name} ${PRODUCT_NAMES[page.locale].guideName}`,
      description,
      url: pageUrl(page),
      inLanguage: LOCALES,
      publisher: { '@id': id },
    }),
    asDocument(publisher(page.origin)),
  ];
}
