import type { Locale } from '@dalil/domain/language/locale.ts';
import type { LegalDocumentType } from '@dalil/domain/privacy/legal-document.ts';
import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, read } from '../data/api.ts';

export function legalDocumentQuery(api: ApiClient, locale: Locale, type: LegalDocumentType) {
  return queryOptions({
    queryKey: ['legal-document', locale, type],
    meta: { lists: ['legal-document'] },
    queryFn: () => read(api.api['legal-documents'][':type'].$get({ param: { type }, query: { locale } })),
  });
}
