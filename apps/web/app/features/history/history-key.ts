/** The storage key of the reading history. Separate, so that a page can check whether it is on without loading the store. */
export const HISTORY_KEY = 'dalil.history';
