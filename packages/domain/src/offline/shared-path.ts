import { cutText } from '../language/cut-text.ts';
import { MAX_QUERY_LENGTH } from '../guide/query-length.ts';
import { sitePath } from '../guide/site-path.ts';
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
  const links = [url, text, title].flatMap((field) => field.match(LINK) ?? []);
  const own = links.flatMap((link) => ownPath(link, origin) ?? [])[0];
  if (own !== undefined) {
    return own;
  }
  const words = [text, title].map((field) => field.replaceAll(LINK, ' ').replaceAll(/\s+/g, ' ').trim());
  const query = cutText(words.find((field) => field !== '') ?? '', MAX_QUERY_LENGTH).trim();
  const path = localePath(locale, '/search');
  return query === '' ? path : `${path}?${new URLSearchParams({ q: query }).toString()}`;
}

/** Null for other sites, and for the share address itself, which would redirect here again. */
function ownPath(link: string, origin: string): string | null {
  const url = URL.parse(link);
  if (url?.origin !== origin || url.pathname.endsWith(SHARE_PATH)) return null;
  return sitePath(url.pathname + url.search + url.hash);
}
