import { writeEmail } from '@dalil/backend/emails/write-email.ts';
import { nameOf, TEST_CONTENTS } from '@dalil/backend/emails/test-emails.ts';
import { LOCALE_INFO, LOCALES } from '@dalil/domain/language/locale.ts';
import { addAxe, violationsOf } from './fixtures/axe.ts';
import { FULL_ONLY } from './fixtures/scope.ts';
import { expect, test } from './fixtures/test.ts';

const WIDTHS = [390, 640];
const THEMES = ['light', 'dark'] as const;
const NOW = new Date('2026-11-26T08:00:00Z');
/** A mail is no page: it has no landmarks, and its program sets the title. */
const PAGE_RULES = ['landmark-one-main', 'region'];

for (const locale of LOCALES) {
  test(
    `NOTIF-4 every mail in ${locale} fits a phone, is can be read in both themes and fetches nothing`,
    { tag: FULL_ONLY },
    async ({ page }, info) => {
      test.slow();
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      for (const content of TEST_CONTENTS) {
        const email = { to: 'amal@example.org', locale, ...content };
        const name = nameOf(email).trim().replaceAll(' ', '-');
        const { html } = await writeEmail(email, { now: NOW, publicUrl: 'https://guide.example' });
        for (const theme of THEMES) {
          await page.emulateMedia({ colorScheme: theme });
          await page.setContent(html);
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
