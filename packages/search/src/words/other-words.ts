import type { ConceptId } from '../search-document.ts';

/** Other words for concepts, in addition to their names: one line per concept, separated by commas. */
export type OtherWords = Readonly<Record<ConceptId, string>>;
