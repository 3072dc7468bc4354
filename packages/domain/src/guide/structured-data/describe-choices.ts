import { asDocument, type DescribedPage, pageUrl, type StructuredData } from './structured-data.ts';

type Choice = { title: string; href: string };

/** A page of choices as an ordered list of links to the pages of the chosen items. */
export function describeChoices(name: string, choices: readonly Choice[], page: DescribedPage): StructuredData[] {
  return [
    asDocument({
      '@type': 'ItemList',
      name,
      url: pageUrl(page),
      numberOfItems: choices.length,
      itemListElement: choices.map(({ title, href }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: title,
        url: pageUrl({ ...page, path: href }),
      })),
    }),
  ];
}
