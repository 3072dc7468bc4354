import { LOCALES, localePath } from '@dalil/domain/language/locale.ts';
import type { Page } from '@playwright/test';
import { addAxe, LOOK_RULES, violationsOf } from './frame/axe.ts';
import { openPage } from './frame/open-page.ts';
import { NOT_FOUND_LINE, PAGE_KINDS, PAGES } from './frame/pages.ts';
import { addStyle, STILL } from './frame/style.ts';
import { expect, test } from './frame/test.ts';

/**
 * Every kind of page in four languages and four themes. What a theme cannot change (names, roles, order) is checked
 * once a language and width; what it can (contrast, underlines, sizes) in every theme, at both widths.
 */
const THEMES = [
  { theme: 'light', contrast: 'normal' },
  { theme: 'dark', contrast: 'normal' },
  { theme: 'light', contrast: 'high' },
  { theme: 'dark', contrast: 'high' },
] as const;
const WIDTHS = [390, 1440];

test.use({ allowedConsole: NOT_FOUND_LINE, reducedMotion: 'reduce' });

for (const locale of LOCALES) {
  for (const kind of PAGE_KINDS) {
    test(`I18N-1 PROF-5 ${kind} in ${locale} has no violation in any theme`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 900 });
      await openPage(page, localePath(locale, PAGES[kind]));
      await addStyle(page, STILL);
      await addAxe(page);
      const found: string[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await page.waitForLoadState('networkidle');
        for (const [at, look] of THEMES.entries()) {
          await show(page, look);
          const violations = await violationsOf(page, at === 0 ? undefined : LOOK_RULES);
          found.push(...violations.map((violation) => `${width} ${look.theme} ${look.contrast}: ${violation}`));
        }
      }
      expect(found).toEqual([]);
    });
  }
}

async function show(page: Page, look: (typeof THEMES)[number]): Promise<void> {
  await page.evaluate(({ theme, contrast }) => {
    Object.assign(document.documentElement.dataset, { theme, contrast });
  }, look);
}
