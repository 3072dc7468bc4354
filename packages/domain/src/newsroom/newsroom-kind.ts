import { CONTENT_KINDS } from '../guide/content-item.ts';

/** Legal documents are written in the newsroom, but are no items of the guide: they are in no list, search or answer. */
export const LEGAL_KIND = 'legal-document';

/** What staff write, review and publish. */
export const NEWSROOM_KINDS = [...CONTENT_KINDS, LEGAL_KIND] as const;
export type NewsroomKind = (typeof NEWSROOM_KINDS)[number];
