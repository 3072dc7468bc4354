/** The views of the facts desk. `proposals`: a change of them waits for a second person. `words`: the facts whose words wait for translation. */
export const FACT_VIEWS = ['all', 'urgent', 'proposals', 'mine', 'unowned', 'words'] as const;
export type FactView = (typeof FACT_VIEWS)[number];
