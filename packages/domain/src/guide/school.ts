/** The curricula of schools in Dubai that the guide distinguishes. */
export const CURRICULA = ['british', 'indian', 'american', 'ib', 'french'] as const;
export type Curriculum = (typeof CURRICULA)[number];

/** The ratings of the KHDA, the best first. */
export const SCHOOL_RATINGS = ['outstanding', 'very-good', 'good', 'acceptable', 'weak'] as const;
export type SchoolRating = (typeof SCHOOL_RATINGS)[number];
