/** What nobody can know, or only somebody who sees the papers: a price to come, a decision, a case, somebody's own post or flight. */
export const UNKNOWABLE = ['market', 'decision', 'case', 'parcel', 'flight'] as const;
export type Unknowable = (typeof UNKNOWABLE)[number];
