import type { Page } from '@playwright/test';

/** Lays a style over the page, past its policy, which allows none from outside. */
export async function addStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** Every change shows at once, so that nothing is measured on its way. */
export const STILL =
  '*, *::before, *::after { transition: none !important; animation: none !important; scroll-behavior: auto !important; }';
