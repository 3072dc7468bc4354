import { readFileSync } from 'node:fs';
import { writeEmail } from '@dalil/backend/emails/write-email.ts';
import { nameOf, TEST_CONTENTS } from '@dalil/backend/emails/test-emails.ts';
import { LOCALE_INFO, LOCALES } from '@dalil/domain/language/locale.ts';
import { addAxe, violationsOf } from './fixtures/axe.ts';
import { FULL_ONLY } from './fixtures/scope.ts';
import { expect, test } from './fixtures/test.ts';

const WIDTHS = [390, 640];
const THEMES = ['light', 'dark'] as const;
const NOW = new Date('2026-11-26T08:00:00Z');
/** The first font that mails name for a script, which users have and test machines may not. */
const FONTS = {
  'Noto Sans Devanagari': 'sans-devanagari',
  'Noto Nastaliq Urdu': 'nastaliq-urdu',
  'Noto Naskh Arabic': 'sans-arabic',
};
const DEVICE_FONTS = Object.entries(FONTS).map(([family, file]) => {
  const font = readFileSync(new URL(`../apps/web/fonts/${file}.woff2`, import.meta.url)).toString('base64');
  return `@font-face { font-family: '${family}'; src: url(data:font/woff2;base64,${font}); }`;
});
/** A mail is no page: it has no landmarks, and its program sets the title. */
const PAGE_RULES = ['landmark-one-main', 'region'];

for (const locale of LOCALES) {
  test(
    `NOTIF-4 every mail in ${locale} fits a phone, can be read in both themes and fetches nothing`,
    { tag: FULL_ONLY },
    async ({ page }, info) => {
      test.slow();
      const fetched: string[] = [];
      page.on('request', (request) => void (request.url().startsWith('data:') || fetched.push(request.url())));
      for (const content of TEST_CONTENTS) {
        const email = { to: 'amal@example.org', locale, ...content };
        const name = nameOf(email).trim().replaceAll(' ', '-');
        const { html } = await writeEmail(email, { now: NOW, publicUrl: 'https://guide.example' });
        for (const theme of THEMES) {
          await page.emulateMedia({ colorScheme: theme });
          await page.setContent(html.replace('</head>', `<style>${DEVICE_FONTS.join('')}</style></head>`));
          await page.evaluate(() => document.fonts.ready);
          expect(await page.evaluate(() => getComputedStyle(document.body).direction), name).toBe(
            LOCALE_INFO[locale].dir,
          );
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 900 });
            const [wide, room] = await page.evaluate(() => {
              const { scrollWidth, clientWidth } = document.documentElement;
              return [scrollWidth, clientWidth];
            });
            expect(wide, `${name} at ${width}`).toBeLessThanOrEqual(room ?? 0);
            await page.screenshot({ path: info.outputPath(`${name}-${width}-${theme}.png`), fullPage: true });
          }
          await addAxe(page);
          expect(await violationsOf(page, { without: PAGE_RULES }), `${name} ${theme}`).toEqual([]);
        }
      }
      expect(fetched).toEqual([]);
    },
  );
}
