import { describeLegal } from '@dalil/domain/guide/structured-data/describe-legal.ts';
import type { LegalDocumentType } from '@dalil/domain/privacy/legal-document.ts';
import { loadPage } from '../../data/load-page.ts';
import { getGuideFigures } from '../../endpoints/guide.ts';
import type { MessageArea } from '../../language/messages.ts';
import { LEGAL_LABELS } from '../../features/legal/legal-labels.ts';
import { legalDocumentQuery, operatorQuery } from '../../queries/privacy.ts';

type LegalParts = {
  /** The page also shows the figures of the guide, and is displayed without them where they cannot be read. */
  hasFigures?: boolean;
  /** The areas of messages that the page needs beside those of a document. */
  areas?: MessageArea[];
};

export function loadLegal(type: LegalDocumentType, { hasFigures = false, areas = [] }: LegalParts = {}) {
  return loadPage(['item', 'legal', ...areas], async (page) => {
    const { api, locale, prefetch, translate } = page;
    const [document] = await Promise.all([
      prefetch(legalDocumentQuery(api, locale, type)),
      prefetch(operatorQuery(api)),
    ]);
    if (hasFigures) await prefetch(getGuideFigures()).catch(() => undefined);
    return {
      title: document.title,
      description: translate(LEGAL_LABELS[type].about),
      structuredData: import.meta.env.SSR ? [describeLegal(document, page.describedPage({}))] : [],
    };
  });
}
