/** The device's settings of how pages look and read. Nothing secret (DATA-3). */
export const STORAGE_KEYS = {
  theme: 'dalil.theme',
  contrast: 'dalil.contrast',
  text: 'dalil.text',
  language: 'dalil.language',
  /** All other preferences, by category. */
  preferences: 'dalil.preferences',
  savedScroll: 'dalil.kept-scroll',
  auth: 'dalil.auth',
  /** That a page was opened in this browser before. */
  opened: 'dalil.opened',
} as const;

/** Where the list of saved items is stored, so that a page can check whether one exists without loading its store. */
export const BOOKMARKS_KEY = 'dalil.bookmarks';
