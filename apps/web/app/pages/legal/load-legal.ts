import type { LegalDocumentType } from '@dalil/domain/privacy/legal-document.ts';
import { loadPage } from '../../data/load-page.ts';
import { guideFiguresQuery } from '../../queries/guide.ts';
import { legalDocumentQuery } from '../../queries/privacy.ts';
import { LEGAL_LABELS } from './legal-labels.ts';

/** `hasFigures`: the page also shows the figures of the guide, and is displayed without them where they cannot be read. */
export function loadLegal(type: LegalDocumentType, { hasFigures = false } = {}) {
  return loadPage(['item', 'legal', ...(hasFigures ? (['about'] as const) : [])], async (page) => {
    const { api, locale, prefetch, translate } = page;
    const { title } = await prefetch(legalDocumentQuery(api, locale, type));
    if (hasFigures) await prefetch(guideFiguresQuery(api)).catch(() => undefined);
    return { title, description: translate(LEGAL_LABELS[type].about) };
  });
}
