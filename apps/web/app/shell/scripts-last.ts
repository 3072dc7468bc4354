import { documentLocale, type MessageArea, messagesHref } from '../language/messages.ts';

const MODULE_PRELOAD = /<link rel="modulepreload" href="[^"]+"\/>/g;
const MESSAGES = /<html lang="([^"]+)"[^>]* data-messages="([^"]+)"/;

/**
 * React puts script preloads before the stylesheet, although painting needs none of them. Requested last and at low priority,
 * scripts leave a slow connection to the styles, the font and the image. The messages, which the page's script would request only
 * when it runs, are requested with them.
 */
export function scriptsLast(html: string, hrefOf: typeof messagesHref = messagesHref): string {
  const preloads = html.match(MODULE_PRELOAD) ?? [];
  const end = html.lastIndexOf('</body>');
  if (preloads.length === 0 || end < 0) return html;
  const all = [...preloads, ...messagePreloads(html, hrefOf)];
  const later = all.map((link) => link.replace('/>', ' fetchPriority="low"/>')).join('');
  return html.slice(0, end).replace(MODULE_PRELOAD, '') + later + html.slice(end);
}

/** The files apps/web/app/entry.client.tsx loads before it hydrates the page. */
function messagePreloads(html: string, hrefOf: typeof messagesHref): string[] {
  const [, lang, areas] = MESSAGES.exec(html) ?? [];
  if (lang === undefined || areas === undefined) return [];
  const hrefs = areas.split(' ').map((area) => hrefOf(documentLocale(lang), area as MessageArea));
  return hrefs.filter((href) => href !== null).map((href) => `<link rel="modulepreload" href="${href}"/>`);
}
