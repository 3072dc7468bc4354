import { FAILURE_STATUS, type Failure } from '@dalil/backend/core/failure.ts';
import { LOCALE_INFO, type Locale, localePath, splitLocale } from '@dalil/domain/language/locale.ts';
import { PRODUCT_NAMES } from '@dalil/domain/languages/tables/product-names.ts';
import { FAILED_PAGE } from '@dalil/domain/languages/tables/failed-page.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

const STYLE =
  ':root{color-scheme:light dark;font:1.0625rem/1.6 system-ui,sans-serif}' +
  'main{max-inline-size:34rem;margin-inline:auto;padding:4rem 1.5rem;text-align:center}' +
  'h1{font-size:1.5rem;line-height:1.3}a{display:inline-block;padding:.75rem 1rem}';

/**
 * ERR-1: what a browser gets instead of problem details when a page failed before it could be rendered, such as by a limit. It
 * needs no data, files or scripts. Null for a request that does not ask for a document.
 */
export function failedPage(request: Request, failure: Failure): Response | null {
  if (request.method !== 'GET' || !(request.headers.get('accept') ?? '').includes('text/html')) return null;
  const status = FAILURE_STATUS[failure.code];
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'content-security-policy': contentSecurityPolicy([], STYLE),
  });
  if (failure.retryAfter !== undefined) headers.set('retry-after', String(failure.retryAfter));
  return new Response(documentOf(splitLocale(new URL(request.url).pathname).locale, status), { status, headers });
}

/** An empty link is the address itself, so nothing from the request is written into the document. */
function documentOf(locale: Locale, status: number): string {
  const texts = FAILED_PAGE[locale];
  const text = status === 429 ? texts.busy : status >= 500 ? texts.server : texts.other;
  const again = status >= 429 ? `<a href="">${texts.again}</a> ` : '';
  return `<!doctype html>
<html lang="${locale}" dir="${LOCALE_INFO[locale].dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts.heading} · ${PRODUCT_NAMES[locale].localName}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${texts.heading}</h1>
<p>${text}</p>
<p>${again}<a href="${localePath(locale, '/')}">${texts.home}</a></p>
</main>
</body>
</html>
`;
}
