/**
 * The server inlines the rules a page uses and defers its stylesheets by their `media` (apps/server/src/http/page-styles).
 * Applies the stylesheets as soon as they have loaded: what scripts open needs rules of its own.
 */
export async function applyWholeSheets(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media]');
  await Promise.all(Array.from(links, applyWholeSheet));
}

async function applyWholeSheet(link: HTMLLinkElement): Promise<void> {
  if (!link.sheet) await idle(link);
  const sheet = readable(link.sheet);
  if (!sheet || matchMedia(link.media).matches) return;
  // A browser from before 2023 applies the stylesheet as it is, including its fonts.
  if (!('adoptedStyleSheets' in document)) return link.removeAttribute('media');
  const whole = new CSSStyleSheet();
  whole.replaceSync(newRules(sheet));
  document.adoptedStyleSheets.push(whole);
}

/** A failed file may leave a stylesheet that must not be read. The page then uses only the rules it has. */
function readable(sheet: CSSStyleSheet | null): CSSStyleSheet | null {
  try {
    return sheet?.cssRules ? sheet : null;
  } catch {
    return null;
  }
}

/** If a file failed before this ran, its events are over, but the page's own load event still fires. */
function idle(link: HTMLLinkElement): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    addEventListener('load', () => resolve());
  });
}

/**
 * The page has the faces of the families it was sent with. Declared again, as they are when the stylesheet's own `media` changes, they
 * would count as new, and a font that came too late for the first paint would move the text. Families that only later content uses,
 * such as that of headlines in a page that a device makes from its shell, come with the sheet.
 */
function newRules({ cssRules }: CSSStyleSheet): string {
  const families = new Set(Array.from(document.fonts, ({ family }) => unquoted(family)));
  const isNew = (rule: CSSRule) =>
    !(rule instanceof CSSFontFaceRule) || !families.has(unquoted(rule.style.getPropertyValue('font-family')));
  return Array.from(cssRules)
    .filter(isNew)
    .map(({ cssText }) => cssText)
    .join('');
}

function unquoted(family: string): string {
  return family.replaceAll(/["']/g, '');
}
