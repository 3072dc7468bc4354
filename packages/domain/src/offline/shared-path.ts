import { MAX_QUERY_LENGTH } from '../guide/query-length.ts';
import { type Locale, localePath } from '../language/locale.ts';

/** Where a device hands over what was shared with the guide from another app (PWA-1). */
export const SHARE_PATH = '/share';

const LINK = /https?:\/\/[^\s<>"]+/g;

type Shared = { origin: string; locale: Locale; title: string; text: string; url: string };

/**
 * PWA-1: where something shared leads: a link to the guide to its page, where it can be saved; any other text to a search for
 * it. Other apps put links into any of the three fields, so all are looked at.
 */
export function sharedPath({ origin, locale, title, text, url }: Shared): string {
  const own = [url, text, title].flatMap((field) => field.match(LINK) ?? []).find((link) => isOwn(link, origin));
  if (own !== undefined) {
    const { pathname, search, hash } = new URL(own);
    return pathname + search + hash;
  }
  const words = [text, title].map((field) => field.replaceAll(LINK, ' ').replaceAll(/\s+/g, ' ').trim());
  const query = (words.find((field) => field !== '') ?? '').slice(0, MAX_QUERY_LENGTH).trim();
  const path = localePath(locale, '/search');
  return query === '' ? path : `${path}?${new URLSearchParams({ q: query }).toString()}`;
}

/** Not the address for sharing itself, which would lead here again, and no path that would be another site's address. */
function isOwn(link: string, origin: string): boolean {
  const url = URL.parse(link);
  return url?.origin === origin && !url.pathname.startsWith('//') && !url.pathname.endsWith(SHARE_PATH);
}
