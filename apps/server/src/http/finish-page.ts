import type { StyledPage } from './page-styles/page-styles.ts';
import { securityHeaderValues } from './security-headers.ts';

/** A reader's browser asks each time, and a 304 costs it little; a cache of the operator's may keep a page for a minute. */
const BROWSER_CACHING = 'public, max-age=0, must-revalidate';
const CDN_CACHING = 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400';
const RETRY_AFTER_SECONDS = '5';

type Finish = {
  withStyles: (html: string) => StyledPage;
  policyOf: (html: string, style: string | null) => string;
  isTls: boolean;
};

/** A rendered page with all it is sent with, so that it can be kept and sent again as it is. */
export async function finishPage(response: Response, { withStyles, policyOf, isTls }: Finish): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const { html, style } = withStyles(await response.text());
  const headers = new Headers({ ...Object.fromEntries(response.headers), ...securityHeaderValues(isTls) });
  headers.set('content-security-policy', policyOf(html, style));
  headers.set('vary', 'accept-encoding');
  headers.set('cache-control', response.status < 500 ? BROWSER_CACHING : 'no-store');
  if (response.status === 200) headers.set('cdn-cache-control', CDN_CACHING);
  if (response.status === 503) headers.set('retry-after', RETRY_AFTER_SECONDS);
  return new Response(html, { status: response.status, headers });
}
