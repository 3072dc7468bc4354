/** DATA-1: for so long an answer is taken for the newest, and nobody is asked again. */
export const FRESH_MS = 5 * 60 * 1000;
