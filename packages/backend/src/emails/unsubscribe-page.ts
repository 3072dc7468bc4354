import { createHash } from 'node:crypto';
import { type Locale, LOCALE_INFO, localePath } from '@dalil/domain/language/locale.ts';
import { html, raw } from 'hono/html';
import { translatorOf, withoutIsolates } from './translate.ts';

const STYLE = `:root{color-scheme:light dark}
body{font:1rem/1.6 system-ui,sans-serif;max-inline-size:36rem;margin-inline:auto;padding:2rem 1rem}
button{font:inherit;padding:.75rem 1.5rem;min-block-size:2.75rem}
a{display:inline-block;min-block-size:1.5rem;margin-inline-end:1rem}`;

/** Only this style may be loaded, no script may run, and the form goes to our own server. */
export const UNSUBSCRIBE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The words of each page: its title, and what it asks, does and has done. */
const WORDS = {
  digest: ['mail.unsubscribe.title', 'mail.unsubscribe.text', 'mail.unsubscribe.button', 'mail.unsubscribe.done'],
  news: ['mail.news-page.title', 'mail.news-page.text', 'mail.news-page.button', 'mail.news-page.done'],
  confirm: ['mail.news-page.title', 'mail.news-page.ask', 'mail.news-confirmation.button', 'mail.news-page.confirmed'],
} as const;
export type MailPage = keyof typeof WORDS;

/**
 * NOTIF-6: the page of a link in a mail that leaves a subscription, or confirms one. Programs that open every link of a mail must not
 * change anything, so a button confirms. Without scripts, because it is all that the page does.
 */
export function unsubscribePage(locale: Locale, state: 'asked' | 'done', page: MailPage = 'digest') {
  const t = (key: string) => withoutIsolates(translatorOf(locale)(key));
  const [titleKey, textKey, buttonKey, doneKey] = WORDS[page];
  const title = t(titleKey);
  return html`<!doctype html><html lang="${locale}" dir="${LOCALE_INFO[locale].dir}"><head><meta charset="utf-8">
<title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><style>${raw(STYLE)}</style></head><body><main><h1>${title}</h1>
${
  state === 'done'
    ? html`<p role="status">${t(doneKey)}</p>`
    : html`<p>${t(textKey)}</p><form method="post"><button>${t(buttonKey)}</button></form>`
}
<p><a href="${localePath(locale, '/settings')}#notifications">${t('mail.unsubscribe.settings')}</a>
<a href="${localePath(locale, '/')}">${t('mail.footer.open')}</a></p></main></body></html>`;
}
