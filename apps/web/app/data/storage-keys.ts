/** The device's settings of how pages look and read. Nothing secret (DATA-3). */
export const STORAGE_KEYS = {
  theme: 'dalil.theme',
  contrast: 'dalil.contrast',
  text: 'dalil.text',
  language: 'dalil.language',
  /** All other preferences, by category. */
  preferences: 'dalil.preferences',
  /** The order of the parts of today's page, the hidden ones, and for whom they are. */
  today: 'dalil.today',
  /** When the sea is good enough for the user of this device, and where. */
  beachAlert: 'dalil.beach-alert',
  /** The alerts for the city that the user of this device has hidden. */
  dismissedAlerts: 'dalil.dismissed-alerts',
  /** The ways the user of this device often drives. */
  commutes: 'dalil.commutes',
  /** The expiry dates and events that the user of this device wants to be reminded of. */
  reminders: 'dalil.reminders',
  savedScroll: 'dalil.kept-scroll',
  auth: 'dalil.auth',
  /** That a page was opened in this browser before. */
  opened: 'dalil.opened',
} as const;

/** The copy of the saved items for the first paint. The list itself is in the device's database. */
export const BOOKMARKS_KEY = 'dalil.bookmarks';

/** The address of the last day plan, without which the device has no copy of it. */
export const PLAN_KEY = 'dalil.plan';
