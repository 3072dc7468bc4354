/** What may have photographs. */
export const PHOTOGRAPHED_KINDS = ['place', 'neighbourhood', 'article'] as const;
export type PhotographedKind = (typeof PHOTOGRAPHED_KINDS)[number];

export const PHOTOGRAPH_STATES = ['waiting', 'accepted', 'rejected'] as const;
export type PhotographState = (typeof PHOTOGRAPH_STATES)[number];

/** How a photograph came to its item: as the picture of its entry in Wikidata, by where it was taken, or from the library. */
export const PHOTOGRAPH_FINDERS = ['wikidata', 'position', 'staff'] as const;

/** `first` accepts as well. `focus` only says what stays in view. */
export const PHOTOGRAPH_DECISIONS = ['accept', 'first', 'reject', 'focus'] as const;
export type PhotographDecision = (typeof PHOTOGRAPH_DECISIONS)[number];
