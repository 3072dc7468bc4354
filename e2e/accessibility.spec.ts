import { LOCALES, localePath } from '@dalil/domain/language/locale.ts';
import { addAxe, LOOK_RULES, violationsOf } from './frame/axe.ts';
import { openPage, untilMapped } from './frame/open-page.ts';
import { NOT_FOUND_LINE, PAGE_KINDS, PAGES } from './frame/pages.ts';
import { addStyle, STILL } from './frame/style.ts';
import { expect, test } from './frame/test.ts';

/**
 * Every kind of page in four languages and four themes, all of them on a phone and two on a wide screen. What a theme
 * cannot change (names, roles, order) is checked once a language and width; what it can (contrast, underlines, sizes)
 * in every theme.
 */
const LOOKS = [
  { width: 1440, theme: 'light', contrast: 'normal', rules: undefined },
  { width: 1440, theme: 'dark', contrast: 'high', rules: LOOK_RULES },
  { width: 390, theme: 'light', contrast: 'normal', rules: undefined },
  { width: 390, theme: 'dark', contrast: 'normal', rules: LOOK_RULES },
  { width: 390, theme: 'light', contrast: 'high', rules: LOOK_RULES },
  { width: 390, theme: 'dark', contrast: 'high', rules: LOOK_RULES },
] as const;

test.use({ allowedConsole: NOT_FOUND_LINE, reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });

for (const locale of LOCALES) {
  for (const kind of PAGE_KINDS) {
    test(`I18N-1 PROF-5 ${kind} in ${locale} has no violation in any theme`, async ({ page }) => {
      await openPage(page, localePath(locale, PAGES[kind]));
      await untilMapped(page, locale);
      await addStyle(page, STILL);
      await addAxe(page);
      const found: string[] = [];
      for (const { width, theme, contrast, rules } of LOOKS) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate((look) => Object.assign(document.documentElement.dataset, look), { theme, contrast });
        const violations = await violationsOf(page, rules);
        found.push(...violations.map((violation) => `${width} ${theme} ${contrast}: ${violation}`));
      }
      expect(found).toEqual([]);
    });
  }
}
