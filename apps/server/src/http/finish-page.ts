import { BARE_POLICY } from './content-security-policy.ts';
import type { StyledPage } from './page-styles/page-styles.ts';
import type { RenderedPage } from './rendered-page.ts';
import { securityHeaderValues } from './security-headers.ts';

/** Browsers revalidate on every request, which a 304 makes cheap. The operator's CDN may cache a page for a minute. */
const BROWSER_CACHING = 'public, max-age=0, must-revalidate';
const CDN_CACHING = 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400';
const PRIVATE_NO_STORE = 'private, no-store';
const RETRY_AFTER_SECONDS = '5';

/** A page as it was rendered, with the texts of the inline scripts the renderer itself wrote. */
export type BarePage = RenderedPage & { scripts: readonly string[] };

type Finish = {
  withStyles: (html: string) => StyledPage;
  policyOf: (scripts: readonly string[], style: string | null) => string;
  isTls: boolean;
  privacy: 'public' | 'private';
};

/** Adds everything a rendered page is sent with, so that it can be cached and sent again unchanged. */
export function finishPage(page: BarePage, { withStyles, policyOf, isTls, privacy }: Finish): RenderedPage {
  const { status } = page;
  const headers = { ...page.headers, ...securityHeaderValues(isTls) };
  if (!headers['content-type']?.startsWith('text/html')) return passedOn(page, headers, privacy);
  const { html, style } = withStyles(page.html);
  headers['content-security-policy'] = policyOf(page.scripts, style);
  headers['vary'] = 'accept-encoding';
  const isCacheable = privacy === 'public' && status < 500;
  headers['cache-control'] = isCacheable ? BROWSER_CACHING : PRIVATE_NO_STORE;
  if (isCacheable && status === 200) headers['cdn-cache-control'] = CDN_CACHING;
  if (status === 503) headers['retry-after'] = RETRY_AFTER_SECONDS;
  return { status, headers, html };
}

/** A redirect depends on the session in the same way as its page. */
function passedOn(
  { status, html }: BarePage,
  headers: RenderedPage['headers'],
  privacy: Finish['privacy'],
): RenderedPage {
  if (privacy === 'private') headers['cache-control'] = PRIVATE_NO_STORE;
  return { status, headers: { ...headers, 'content-security-policy': BARE_POLICY }, html };
}
