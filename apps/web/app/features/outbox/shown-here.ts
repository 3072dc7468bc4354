/** Ids of messages whose arrival the page shows itself, so that no toast says it too. */
export const shownHere = new Set<string>();
