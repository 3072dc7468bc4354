import { asDocument, type StructuredData } from './structured-data.ts';

/** The way to a page, home first. `url` is absolute. */
export function describeBreadcrumbs(crumbs: readonly { name: string; url: string }[]): StructuredData {
  return asDocument({
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, at) => ({ '@type': 'ListItem', position: at + 1, name, item: url })),
  });
}
