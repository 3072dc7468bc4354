/** What the device remembers about how pages look and read. Nothing secret (DATA-3). */
export const STORAGE_KEYS = {
  theme: 'dalil.theme',
  contrast: 'dalil.contrast',
  text: 'dalil.text',
  language: 'dalil.language',
  /** Everything else that was chosen, by category. */
  preferences: 'dalil.preferences',
  keptScroll: 'dalil.kept-scroll',
  auth: 'dalil.auth',
} as const;
