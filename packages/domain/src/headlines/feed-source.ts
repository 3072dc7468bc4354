/** What a source has: headlines of a feed, or events of a calendar or a page. */
export const SOURCE_KINDS = ['headlines', 'events'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** The subjects that a feed of headlines is filed under. */
export const FEED_SECTIONS = ['dubai', 'uae', 'business', 'transport', 'property', 'lifestyle'] as const;
export type FeedSection = (typeof FEED_SECTIONS)[number];

export const FEED_NAME_LIMIT = 80;
export const FEED_ADDRESS_LIMIT = 500;
export const FEED_TERMS_LIMIT = 500;
/** Sources beyond this number are refused: each is fetched every half hour. */
export const MAX_FEED_SOURCES = 60;

/** After so many readings in a row that had to be stopped, a source is set aside. */
export const MAX_STOPPED_READINGS = 2;

/** Whether a text is the address of a web page or file, without credentials. */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}

/** The computer the server runs on, which nobody stands in between of. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether what an address answers cannot be changed on the way: https. A source has such an address, because what it says becomes
 * evidence, and readers are sent to it.
 */
export function isSecureAddress(text: string): boolean {
  const url = URL.parse(text);
  return isWebAddress(text) && (url?.protocol === 'https:' || LOOPBACK.test(url?.hostname ?? ''));
}

/** Why the last fetch of a source brought nothing. Besides these, `http_` with the status the server answered. */
export const FEED_FAULTS = [
  'address_invalid',
  'address_not_public',
  'port_refused',
  'too_many_redirects',
  'too_large',
  'timeout',
  'unreachable',
  'robots_forbid',
  'robots_unreachable',
  'wrong_encoding',
  'not_a_feed',
  'unreadable',
  'no_headlines',
  'no_events',
  'too_often',
  'reading_stopped',
] as const;
export type FeedFault = (typeof FEED_FAULTS)[number];

/** What came of the last fetch: `ok`, a fault, or `http_404` and the like. */
export type FeedResult = 'ok' | FeedFault | `http_${number}`;
