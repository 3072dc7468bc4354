/** The faiths whose places of worship the guide lists. */
export const FAITHS = ['muslim', 'christian', 'hindu', 'sikh', 'jewish'] as const;
export type Faith = (typeof FAITHS)[number];
