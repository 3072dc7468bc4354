import { localePath } from '@dalil/domain/language/locale.ts';
import type { Page } from '@playwright/test';
import { openPage } from './frame/open-page.ts';
import { LAYOUTS, NOT_FOUND_LINE, ADDRESSES } from './frame/pages.ts';
import { enterFor } from './frame/sign-in.ts';
import { addStyle, STILL } from './frame/style.ts';
import { expect, test } from './frame/test.ts';

const WIDTHS = [320, 390, 600, 768, 899, 900, 1024, 1280, 1440];
/** The narrowest, the first of the wide layout, and the first with a map: where larger letters press hardest. */
const TIGHT_WIDTHS = [320, 900, 1280];
/** WCAG 1.4.12. */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;
/** WCAG 1.4.4, on the screens it is measured on; on a phone the browser's zoom is what enlarges. */
const DOUBLE_TEXT = 'html { font-size: 200% !important; }';
const DOUBLE_TEXT_WIDTHS = [768, 1280];

test.use({ allowedConsole: NOT_FOUND_LINE });

for (const kind of LAYOUTS) {
  test(`LAYOUT-1 ${kind} fits every width, with larger text and with wide spacing`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(90_000);
    await enterFor(kind, context, baseURL);
    for (const locale of ['en', 'ar'] as const) {
      await openPage(page, localePath(locale, ADDRESSES[kind]));
      await addStyle(page, STILL);
      expect.soft(await overflowAt(page, WIDTHS), `${locale} as it is`).toEqual([]);
      await addStyle(page, TEXT_SPACING);
      expect.soft(await overflowAt(page, TIGHT_WIDTHS), `${locale} with wide spacing`).toEqual([]);
      await page.evaluate(() => document.adoptedStyleSheets.pop());
      await page.evaluate(() => Object.assign(document.documentElement.dataset, { text: 'large' }));
      expect.soft(await overflowAt(page, TIGHT_WIDTHS), `${locale} with larger text`).toEqual([]);
      await addStyle(page, DOUBLE_TEXT);
      expect.soft(await overflowAt(page, DOUBLE_TEXT_WIDTHS), `${locale} with doubled text`).toEqual([]);
    }
  });
}

/** The widths at which the page can be scrolled sideways, with what sticks out. */
async function overflowAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(findOverflow);
    if (overflow) found.push(`${width}: ${overflow}`);
  }
  return found;
}

/** Runs in the page. */
function findOverflow(): string | null {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return null;
  const isScrolledInside = (element: Element) => {
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowX !== 'visible' && around !== document.body) return true;
    }
    return false;
  };
  const out = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (right > clientWidth + 1 || left < -1) && !isScrolledInside(element);
  });
  const names = out
    .slice(-2)
    .map((element) => `<${element.localName} class="${element.className}"> ${element.textContent?.slice(0, 40)}`);
  return `${scrollWidth} > ${clientWidth} ${names.join(' | ')}`;
}
