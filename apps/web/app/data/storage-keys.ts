/** What the device remembers about how pages look and read. Nothing secret (DATA-3). */
export const STORAGE_KEYS = {
  theme: 'dalil.theme',
  contrast: 'dalil.contrast',
  text: 'dalil.text',
  language: 'dalil.language',
  /** Everything else that was chosen, by category. */
  preferences: 'dalil.preferences',
  savedScroll: 'dalil.kept-scroll',
  auth: 'dalil.auth',
} as const;

/** Where the list of saved items is, so that a page can look whether there is one without loading its store. */
export const BOOKMARKS_KEY = 'dalil.bookmarks';
