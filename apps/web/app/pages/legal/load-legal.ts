import type { LegalDocumentType } from '@dalil/domain/privacy/legal-document.ts';
import { loadPage } from '../../data/load-page.ts';
import { legalDocumentQuery } from '../../queries/privacy.ts';
import { LEGAL_LABELS } from './legal-labels.ts';

export function loadLegal(type: LegalDocumentType) {
  return loadPage(['item', 'legal'], async ({ api, locale, prefetch, translate }) => {
    const { title } = await prefetch(legalDocumentQuery(api, locale, type));
    return { title, description: translate(LEGAL_LABELS[type].about) };
  });
}
