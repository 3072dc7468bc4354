/** The categories of personal data, as people see them: in the privacy centre, in exports and in records of processing. */
export const DATA_CATEGORIES = [
  'profile',
  'security',
  'preferences',
  'bookmarks',
  'searches',
  'chats',
  'consents',
  'requests',
  'messages',
  'work',
  'log',
] as const;
export type DataCategory = (typeof DATA_CATEGORIES)[number];
