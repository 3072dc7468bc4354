import type { StyledPage } from './page-styles/page-styles.ts';
import { securityHeaderValues } from './security-headers.ts';

/** Browsers revalidate on every request, which a 304 makes cheap. The operator's CDN may cache a page for a minute. */
const BROWSER_CACHING = 'public, max-age=0, must-revalidate';
const CDN_CACHING = 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400';
const PRIVATE_NO_STORE = 'private, no-store';
const RETRY_AFTER_SECONDS = '5';

type Finish = {
  withStyles: (html: string) => StyledPage;
  policyOf: (html: string, style: string | null) => string;
  isTls: boolean;
  privacy: 'public' | 'private';
};

/** Adds everything a rendered page is sent with, so that it can be cached and sent again unchanged. */
export async function finishPage(
  response: Response,
  { withStyles, policyOf, isTls, privacy }: Finish,
): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return passedOn(response, privacy);
  const { html, style } = withStyles(await response.text());
  const headers = new Headers({ ...Object.fromEntries(response.headers), ...securityHeaderValues(isTls) });
  headers.set('content-security-policy', policyOf(html, style));
  headers.set('vary', 'accept-encoding');
  const isCacheable = privacy === 'public' && response.status < 500;
  headers.set('cache-control', isCacheable ? BROWSER_CACHING : PRIVATE_NO_STORE);
  if (isCacheable && response.status === 200) headers.set('cdn-cache-control', CDN_CACHING);
  if (response.status === 503) headers.set('retry-after', RETRY_AFTER_SECONDS);
  return new Response(html, { status: response.status, headers });
}

/** A redirect depends on the session in the same way as its page. */
function passedOn(response: Response, privacy: Finish['privacy']): Response {
  if (privacy === 'public') return response;
  const headers = new Headers(response.headers);
  headers.set('cache-control', PRIVATE_NO_STORE);
  return new Response(response.body, { status: response.status, headers });
}
