import type { ProvenanceMethod } from '../content-item.ts';
import { asDocument, type DescribedPage, describingPage, publisher, type StructuredData } from './structured-data.ts';

type Legal = { title: string; locale: string; version: string; effectiveDate: string; method: ProvenanceMethod };

/** A legal document as a page with its version, the day it applies from, and how its text was made. */
export function describeLegal(document: Legal, page: DescribedPage): StructuredData {
  const { title, locale, version, effectiveDate, method } = document;
  return asDocument({
    ...describingPage(page, method),
    name: title,
    inLanguage: locale,
    version,
    datePublished: effectiveDate,
    publisher: publisher(page.origin),
  });
}
