/**
 * The server puts the rules a page uses into the page and holds its stylesheets back by their `media`
 * (apps/server/src/http/page-styles). Lets them in, as soon as they are there: what scripts open needs rules of its own.
 */
export async function applyWholeSheets(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media]');
  await Promise.all(Array.from(links, applyWholeSheet));
}

async function applyWholeSheet(link: HTMLLinkElement): Promise<void> {
  if (!link.sheet) await idle(link);
  const sheet = readable(link.sheet);
  if (!sheet || matchMedia(link.media).matches) return;
  // A browser from before 2023 takes the sheet as it is, fonts and all.
  if (!('adoptedStyleSheets' in document)) return link.removeAttribute('media');
  const whole = new CSSStyleSheet();
  whole.replaceSync(rulesWithoutFaces(sheet));
  document.adoptedStyleSheets.push(whole);
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
function idle(link: HTMLLinkElement): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    addEventListener('load', () => resolve());
  });
}

/**
 * The page has the faces already. Named once more, as they are when the sheet's own `media` changes, they would count as
 * new, and a font that came too late for the first paint would move the text.
 */
function rulesWithoutFaces({ cssRules }: CSSStyleSheet): string {
  const rules = Array.from(cssRules).filter((rule) => !(rule instanceof CSSFontFaceRule));
  return rules.map(({ cssText }) => cssText).join('');
}
