import { HANDBOOK_PATHS, isHandbookId } from './handbook-id.ts';
import { LEGAL_DOCUMENT_PATHS } from '../privacy/legal-document.ts';

/** The address of an item, without the language: attractions under the tourist sights, other places under `/content`, a handbook on its page. */
export function itemHref({ kind, id, category }: { kind: string; id: string; category: string | null }): string {
  switch (kind) {
    case 'article':
      return `/news/${id}`;
    case 'service':
      return `/government/${id}`;
    case 'place':
      return category === 'attractions' ? `/tourism/${id}` : `/content/${id}`;
    case 'handbook':
      return isHandbookId(id) ? HANDBOOK_PATHS[id] : `/content/${id}`;
    case 'question':
      return `/faq#${id}`;
    case 'legal-document':
      return LEGAL_DOCUMENT_PATHS[id as keyof typeof LEGAL_DOCUMENT_PATHS] ?? '/privacy';
    default:
      return `/content/${id}`;
  }
}
