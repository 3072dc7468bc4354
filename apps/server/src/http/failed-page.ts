import { FAILURE_STATUS, type Failure } from '@dalil/backend/core/failure.ts';
import { LOCALE_INFO, type Locale, localePath, splitLocale } from '@dalil/domain/language/locale.ts';
import { PRODUCT } from '@dalil/domain/product.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

type Texts = { heading: string; busy: string; server: string; other: string; again: string; home: string };

/** The same words as those of the error page of the site, which cannot be rendered here. */
const TEXTS: Record<Locale, Texts> = {
  en: {
    heading: 'Oops! Something went wrong',
    busy: 'Too many requests. Wait a moment, then try again.',
    server: 'Server error - Please try again later',
    other: 'An error occurred',
    again: 'Try again',
    home: 'Go to Homepage',
  },
  ar: {
    heading: 'عذرا! حدث خطأ ما',
    busy: 'الطلبات كثيرة جدا. انتظر لحظة ثم أعد المحاولة.',
    server: 'خطأ في الخادم. يرجى المحاولة مرة أخرى لاحقا.',
    other: 'حدث خطأ',
    again: 'أعد المحاولة',
    home: 'الانتقال إلى الصفحة الرئيسية',
  },
  hi: {
    heading: 'ओह! कुछ गड़बड़ हो गई',
    busy: 'बहुत सारे अनुरोध आए हैं। थोड़ा रुककर फिर कोशिश करें।',
    server: 'सर्वर की गड़बड़ी। कृपया बाद में फिर से कोशिश करें।',
    other: 'कोई गड़बड़ी हुई',
    again: 'फिर कोशिश करें',
    home: 'होमपेज पर जाएँ',
  },
  ur: {
    heading: 'اوہ! کچھ گڑبڑ ہو گئی',
    busy: 'بہت زیادہ درخواستیں آئیں۔ ذرا رک کر دوبارہ کوشش کریں۔',
    server: 'سرور کی خرابی۔ براہِ کرم بعد میں دوبارہ کوشش کریں۔',
    other: 'ایک خرابی پیش آئی',
    again: 'دوبارہ کوشش کریں',
    home: 'ہوم پیج پر جائیں',
  },
};

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
  const texts = TEXTS[locale];
  const text = status === 429 ? texts.busy : status >= 500 ? texts.server : texts.other;
  const again = status >= 429 ? `<a href="">${texts.again}</a> ` : '';
  return `<!doctype html>
<html lang="${locale}" dir="${LOCALE_INFO[locale].dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts.heading} · ${PRODUCT.localName[locale]}</title>
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
