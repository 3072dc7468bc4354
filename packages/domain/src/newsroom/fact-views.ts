/** The views of the facts desk. `words`: the facts whose words wait for translation. */
export const FACT_VIEWS = ['all', 'urgent', 'mine', 'unowned', 'words'] as const;
export type FactView = (typeof FACT_VIEWS)[number];
