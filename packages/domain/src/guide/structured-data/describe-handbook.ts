import type { Locale } from '../../language/locale.ts';
import type { ProvenanceMethod } from '../content-item.ts';
import { asDocument, type DescribedPage, describingPage, publisher, type StructuredData } from './structured-data.ts';

type Handbook = { title: string; description: string; locale: Locale; provenance: { method: ProvenanceMethod } };

/** STAFF-9: a page of reference, with how its texts were made. */
export function describeHandbook(
  { title, description, locale, provenance }: Handbook,
  page: DescribedPage,
): StructuredData {
  return asDocument({
    ...describingPage(page, provenance.method),
    name: title,
    description,
    inLanguage: locale,
    publisher: publisher(page.origin),
    isAccessibleForFree: true,
  });
}
