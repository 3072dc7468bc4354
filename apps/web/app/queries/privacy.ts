import type { Locale } from '@dalil/domain/language/locale.ts';
import type { LegalDocumentType } from '@dalil/domain/privacy/legal-document.ts';
import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, type DataOf, read } from '../data/api.ts';

export function legalDocumentQuery(api: ApiClient, locale: Locale, type: LegalDocumentType) {
  return queryOptions({
    queryKey: ['legal-document', locale, type],
    meta: { lists: ['legal-document'] },
    queryFn: () => read(api.api['legal-documents'][':type'].$get({ param: { type }, query: { locale } })),
  });
}

/** The versions of a document, and what changed since one of them. */
export function legalVersionsQuery(api: ApiClient, locale: Locale, type: LegalDocumentType, since?: string) {
  return queryOptions({
    queryKey: ['legal-versions', locale, type, since ?? null],
    meta: { lists: ['legal-document'] },
    queryFn: () =>
      read(
        api.api['legal-documents'][':type'].versions.$get({
          param: { type },
          query: { locale, ...(since === undefined ? {} : { since }) },
        }),
      ),
  });
}

/** Who runs this installation. */
export function operatorQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['operator'],
    // A setting: it changes with a restart only.
    meta: { lists: [] },
    queryFn: () => read(api.api.operator.$get()),
  });
}

/** The documents that ask the signed-in user for consent and have no answer yet. */
export function pendingConsentsQuery(api: ApiClient, locale: Locale) {
  return queryOptions({
    queryKey: ['pending-consents', locale],
    queryFn: () => read(api.api['legal-consents'].$get({ query: { locale } })),
  });
}
export type PendingConsent = DataOf<typeof pendingConsentsQuery>['items'][number];

export function answerConsent(
  api: ApiClient,
  answer: Pick<PendingConsent, 'type' | 'version' | 'locale' | 'hash'> & { id: string; given: boolean },
): Promise<{ id: string }> {
  return read(api.api['legal-consents'].$post({ json: answer }));
}

/** PRIV-2: what the cookie dialog says now, with its hash. */
export function consentTextQuery(api: ApiClient, locale: Locale) {
  return queryOptions({
    queryKey: ['consent-text', locale],
    queryFn: () => read(api.api['consent-text'].$get({ query: { locale } })),
  });
}
