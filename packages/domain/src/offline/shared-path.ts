import { cutText } from '../language/cut-text.ts';
import { MAX_QUERY_LENGTH } from '../guide/query-length.ts';
import { type Locale, localePath } from '../language/locale.ts';

/** The path to which a device sends content shared from another app (PWA-1). */
export const SHARE_PATH = '/share';

const LINK = /https?:\/\/[^\s<>"]+/g;

type Shared = { origin: string; locale: Locale; title: string; text: string; url: string };

/**
 * PWA-1: the target of shared content: a link to the guide opens its page, where it can be saved, and any other text opens a
 * search for it. Other apps put links into any of the three fields, so all are checked.
 */
export function sharedPath({ origin, locale, title, text, url }: Shared): string {
  const own = [url, text, title].flatMap((field) => field.match(LINK) ?? []).find((link) => isOwn(link, origin));
  if (own !== undefined) {
    const { pathname, search, hash } = new URL(own);
    return pathname + search + hash;
  }
  const words = [text, title].map((field) => field.replaceAll(LINK, ' ').replaceAll(/\s+/g, ' ').trim());
  const query = cutText(words.find((field) => field !== '') ?? '', MAX_QUERY_LENGTH).trim();
  const path = localePath(locale, '/search');
  return query === '' ? path : `${path}?${new URLSearchParams({ q: query }).toString()}`;
}

/** Excludes the share address itself, which would redirect here again, and paths that would be another site's address. */
function isOwn(link: string, origin: string): boolean {
  const url = URL.parse(link);
  return url?.origin === origin && !url.pathname.startsWith('//') && !url.pathname.endsWith(SHARE_PATH);
}
