/**
 * The server puts the rules a page uses into the page and holds its stylesheets back by their `media`
 * (apps/server/src/http/page-styles). Lets them in, as soon as they are there: what scripts open needs rules of its own.
 */
export async function applyWholeSheets(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media]');
  await Promise.all(Array.from(links, applyWholeSheet));
}

async function applyWholeSheet(link: HTMLLinkElement): Promise<void> {
  if (!link.sheet) await settled(link);
  const sheet = readable(link.sheet);
  if (!sheet) return;
  if (!matchMedia(link.media).matches) leaveOutFaces(sheet);
  link.removeAttribute('media');
}

/** A file that failed may leave a sheet nobody may read; then the page lives on with the rules it has. */
function readable(sheet: CSSStyleSheet | null): CSSStyleSheet | null {
  try {
    return sheet?.cssRules ? sheet : null;
  } catch {
    return null;
  }
}

/** A file that failed before this ran tells nobody any more, but then the page's own end of loading does. */
function settled(link: HTMLLinkElement): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    addEventListener('load', () => resolve());
  });
}

/** The page has them already. Named once more they would count as new, and a font that came late would move the text. */
function leaveOutFaces(sheet: CSSStyleSheet): void {
  for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1) {
    if (sheet.cssRules[at] instanceof CSSFontFaceRule) sheet.deleteRule(at);
  }
}
