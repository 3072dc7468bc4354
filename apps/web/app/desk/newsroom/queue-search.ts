import { isLocale, type Locale } from '@dalil/domain/language/locale.ts';
import type { PartKey } from '../../queries/newsroom.ts';

export const QUEUE_PARTS = ['review', 'release', 'imported'] as const;
export type QueuePart = (typeof QUEUE_PARTS)[number];

/** The state of the page of approvals, all of it in the address. `language` is that of the imported texts. */
export type QueueSearch = { part: QueuePart; language: Locale; open: PartKey | null };

const OPEN = /^([a-z-]{1,20})\.([a-z0-9-]{1,80})\.([a-z]{2}|data)$/;

export function readQueueSearch(search: URLSearchParams, pageLocale: Locale): QueueSearch {
  const language = search.get('language');
  const [, kind, id, locale] = OPEN.exec(search.get('open') ?? '') ?? [];
  return {
    part: QUEUE_PARTS.find((part) => part === search.get('part')) ?? 'review',
    language: isLocale(language) ? language : pageLocale,
    open:
      kind !== undefined && id !== undefined && (locale === 'data' || isLocale(locale)) ? { kind, id, locale } : null,
  };
}

export function writeQueueSearch({ part, language, open }: QueueSearch): string {
  const params = new URLSearchParams({ part });
  if (part === 'imported') params.set('language', language);
  if (open) params.set('open', `${open.kind}.${open.id}.${open.locale}`);
  return `?${params.toString()}`;
}

/** The link that opens an entry of the queue. */
export const entryId = ({ kind, id, locale }: PartKey) => `queue.${kind}.${id}.${locale}`;

/** Names a text in lists and sets. */
export const keyOfText = ({ kind, id, locale }: PartKey) => `${kind} ${id} ${locale}`;
