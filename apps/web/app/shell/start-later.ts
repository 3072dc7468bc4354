import { LATER_SCRIPT_ID, START_SCRIPT } from './start-script.ts';

/** The folders of pages that are complete as HTML, so that only their controls need a script. */
const READING_PAGES = /^pages\/(about|events|faq|help|home|items|legal|lists|living|practical|real-estate)\//;
const PRELOAD = /<link rel="modulepreload" href="([^"]+)" fetchPriority="low"\/>/g;
const PAGE_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/;

/** Whether the page of a route can be read before its script has run. */
export function isReadingPage(routeId: string | undefined): boolean {
  return routeId !== undefined && READING_PAGES.test(routeId);
}

/**
 * A reading page whose script and files are named and not loaded: `START_SCRIPT` loads them when they are needed. The page's
 * script stays as text where it was, so that hydration finds the same elements. Takes a page from `scriptsLast`.
 */
export function startLater(html: string): string {
  if (!PAGE_SCRIPT.test(html)) return html;
  const files = Array.from(html.matchAll(PRELOAD), ([, href]) => href).join(' ');
  const held = html
    .replace(PRELOAD, '')
    .replace(PAGE_SCRIPT, `<script type="text/plain" id="${LATER_SCRIPT_ID}" data-files="${files}">$1</script>`);
  const end = held.lastIndexOf('</body>');
  return `${held.slice(0, end)}<script>${START_SCRIPT}</script>${held.slice(end)}`;
}
