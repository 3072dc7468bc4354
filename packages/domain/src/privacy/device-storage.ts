/** DATA-3: where a browser stores something. `local` and `tab` are the storages of pages, `database` is IndexedDB. */
export type StoragePlace = 'cookie' | 'local' | 'tab' | 'database' | 'cache';

/** How long it stays, and how the user deletes it before. */
export type StorageEnd =
  | 'browser'
  | 'minutes'
  | 'hour'
  | 'year'
  | 'deletion'
  | 'tab'
  | 'signOut'
  | 'sent'
  | 'pages'
  | 'release';
export type StorageDeletion = 'signOut' | 'cookieSettings' | 'clear' | 'page' | 'byItself';

/**
 * One thing that a device stores, under one or several names; `*` stands for any rest. Names of the database are stores in it.
 * `page` is where the user sees and deletes it.
 */
export type DeviceEntry = {
  id: string;
  stores: Partial<Record<StoragePlace, readonly string[]>>;
  until: StorageEnd;
  deletion: StorageDeletion;
  page?: string;
};

/** The name of the one database of a device. */
export const DEVICE_DATABASE = 'dalil';

/** DATA-3: everything a device stores. A browser test compares it with what is there after a walk through the product. */
export const DEVICE_STORAGE: readonly DeviceEntry[] = [
  {
    id: 'sign-in',
    stores: { cookie: ['session_token', 'dont_remember', 'dalil_signed_in'], local: ['dalil.auth'] },
    until: 'signOut',
    deletion: 'signOut',
  },
  { id: 'steps', stores: { cookie: ['two_factor', 'passkey', 'state'] }, until: 'minutes', deletion: 'byItself' },
  { id: 'sign-up', stores: { cookie: ['sign_up'] }, until: 'hour', deletion: 'byItself' },
  { id: 'known-device', stores: { cookie: ['device'] }, until: 'year', deletion: 'byItself' },
  {
    id: 'consent',
    stores: {
      local: ['dalil.cookie-consent', 'dalil.cookie-preferences', 'dalil.cookie-sent'],
      tab: ['dalil.cookie-dialog'],
    },
    until: 'deletion',
    deletion: 'cookieSettings',
  },
  {
    id: 'display',
    stores: { local: ['dalil.theme', 'dalil.contrast', 'dalil.text', 'dalil.language', 'dalil.preferences'] },
    until: 'deletion',
    deletion: 'clear',
  },
  { id: 'today', stores: { local: ['dalil.today'] }, until: 'deletion', deletion: 'page', page: '/today' },
  {
    id: 'beach-alert',
    stores: { local: ['dalil.beach-alert'] },
    until: 'deletion',
    deletion: 'page',
    page: '/beaches',
  },
  { id: 'commutes', stores: { local: ['dalil.commutes'] }, until: 'deletion', deletion: 'page', page: '/traffic' },
  {
    id: 'bookmarks',
    stores: { local: ['dalil.bookmarks'], database: ['kept'] },
    until: 'deletion',
    deletion: 'page',
    page: '/bookmarks',
  },
  {
    id: 'reminders',
    stores: { local: ['dalil.reminders'], cache: ['dalil-reminders'] },
    until: 'deletion',
    deletion: 'page',
    page: '/reminders',
  },
  {
    id: 'history',
    stores: { local: ['dalil.history'] },
    until: 'deletion',
    deletion: 'page',
    page: '/bookmarks?tab=history',
  },
  { id: 'searches', stores: { local: ['dalil.searches'] }, until: 'signOut', deletion: 'page', page: '/search' },
  { id: 'checklists', stores: { local: ['dalil.checklist.*'] }, until: 'deletion', deletion: 'clear' },
  { id: 'plan', stores: { local: ['dalil.plan'] }, until: 'deletion', deletion: 'clear' },
  {
    id: 'headlines',
    stores: { local: ['dalil.headlines'] },
    until: 'deletion',
    deletion: 'clear',
  },
  {
    id: 'notices',
    stores: { local: ['dalil.nightlife-notice', 'dalil.install', 'dalil.opened', 'dalil.dismissed-alerts'] },
    until: 'deletion',
    deletion: 'clear',
  },
  { id: 'introduction', stores: { local: ['dalil.onboarding'] }, until: 'deletion', deletion: 'clear' },
  {
    id: 'drafts',
    stores: { local: ['dalil.support.*'], tab: ['dalil.report.*', 'dalil.idea'] },
    until: 'sent',
    deletion: 'clear',
  },
  {
    id: 'waiting',
    stores: { local: ['dalil.outbox'], database: ['queue', 'sync-log', 'keys'] },
    until: 'sent',
    deletion: 'clear',
  },
  { id: 'receipts', stores: { local: ['dalil.receipts'] }, until: 'deletion', deletion: 'page', page: '/support' },
  { id: 'conversation', stores: { tab: ['dalil.chat', 'dalil.chat-draft'] }, until: 'tab', deletion: 'clear' },
  {
    id: 'page-state',
    stores: {
      tab: [
        'dalil.kept-scroll',
        'dalil.pending-page',
        'dalil.reloaded-at',
        'dalil.errors',
        'dalil.error-id',
        'react-router-scroll-positions',
      ],
    },
    until: 'tab',
    deletion: 'byItself',
  },
  {
    id: 'guide',
    stores: {
      local: ['dalil.offline-guide', 'dalil.offline-guide-kept'],
      database: ['entries', 'packs', 'uses'],
    },
    until: 'deletion',
    deletion: 'clear',
  },
  {
    id: 'visited',
    stores: { cache: ['dalil-pages', 'dalil-answers', 'dalil-pictures'] },
    until: 'pages',
    deletion: 'clear',
  },
  { id: 'program', stores: { cache: ['dalil-files', 'dalil-release-*'] }, until: 'release', deletion: 'byItself' },
  {
    id: 'staff',
    stores: { local: ['dalil.desk-columns', 'dalil.inventory-views', 'dalil.newsroom.*', 'dalil.editor.*'] },
    until: 'deletion',
    deletion: 'clear',
  },
];

/** Cookies have the prefix of the product, and over TLS that of the browser before it. */
const COOKIE_PREFIX = /^(?:__Host-)?dalil\./;

/** The entry that lists a name in a place. Undefined for what is not listed. */
export function deviceEntryOf(place: StoragePlace, name: string): DeviceEntry | undefined {
  const plain = place === 'cookie' ? name.replace(COOKIE_PREFIX, '') : name;
  return DEVICE_STORAGE.find(({ stores }) => stores[place]?.some((pattern) => isNamed(plain, pattern)));
}

function isNamed(name: string, pattern: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
