import type { ConceptId } from '../search-document.ts';

/** Words for concepts, besides their names: of each concept in one line, a comma between two. */
export type OtherWords = Readonly<Record<ConceptId, string>>;
