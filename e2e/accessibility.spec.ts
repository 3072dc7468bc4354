import { LOCALES, localePath } from '@dalil/domain/language/locale.ts';
import { addAxe, LOOK_RULES, violationsOf } from './frame/axe.ts';
import { openPage, untilMapped } from './frame/open-page.ts';
import { LAYOUTS, NOT_FOUND_LINE, PAGE_KINDS, ADDRESSES } from './frame/pages.ts';
import { enterFor } from './frame/sign-in.ts';
import { addStyle, STILL } from './frame/style.ts';
import { expect, test } from './frame/test.ts';

/**
 * Every kind of page in four languages and four themes. On a phone each language shows in all four; what a theme cannot
 * change (names, roles, order, sizes) is checked in the first, what it can (contrast, underlines) in every one. On a
 * wide screen each layout is checked whole, each language in a theme of its own.
 */
const THEMES = [
  { theme: 'light', contrast: 'normal' },
  { theme: 'dark', contrast: 'normal' },
  { theme: 'light', contrast: 'high' },
  { theme: 'dark', contrast: 'high' },
] as const;

test.use({ allowedConsole: NOT_FOUND_LINE, reducedMotion: 'reduce' });

for (const kind of PAGE_KINDS) {
  test(`I18N-1 PROF-5 ${kind} has no violation in four languages and four themes`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(150_000);
    await enterFor(kind, context, baseURL);
    const found: string[] = [];
    for (const [at, locale] of LOCALES.entries()) {
      const check = async (width: number, look: (typeof THEMES)[number] | undefined, rules?: readonly string[]) => {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate((attributes) => Object.assign(document.documentElement.dataset, attributes), look);
        const violations = await violationsOf(page, rules);
        found.push(...violations.map((text) => `${locale} ${width} ${Object.values(look ?? {}).join(' ')}: ${text}`));
      };
      await page.setViewportSize({ width: 1440, height: 900 });
      await openPage(page, localePath(locale, ADDRESSES[kind]));
      await untilMapped(page, locale);
      await addStyle(page, STILL);
      await addAxe(page);
      if (LAYOUTS.includes(kind)) await check(1440, THEMES[at]);
      for (const [look, theme] of THEMES.entries()) await check(390, theme, look === 0 ? undefined : LOOK_RULES);
    }
    expect(found).toEqual([]);
  });
}
