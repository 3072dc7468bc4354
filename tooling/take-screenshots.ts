import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LOCALES, localePath } from '@dalil/domain/language/locale.ts';
import { SCREENSHOT_SIZES, screenshotHref } from '@dalil/domain/offline/screenshots.ts';
import { chromium } from '@playwright/test';

// Takes the screenshots that stores and browsers display before an installation, from a running guide:
// node tooling/take-screenshots.ts http://localhost:3000
const [, , origin = 'http://localhost:3000'] = process.argv;
const PUBLIC = fileURLToPath(new URL('../apps/web/public', import.meta.url));

mkdirSync(`${PUBLIC}/screenshots`, { recursive: true });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless', '--no-sandbox'] });
for (const locale of LOCALES) {
  for (const [form, viewport] of Object.entries(SCREENSHOT_SIZES)) {
    const page = await browser.newPage({ viewport, timezoneId: 'Asia/Dubai', serviceWorkers: 'block' });
    await page.goto(origin + localePath(locale, '/tourism'), { waitUntil: 'networkidle' });
    await page.screenshot({
      path: PUBLIC + screenshotHref(locale, form as keyof typeof SCREENSHOT_SIZES),
      quality: 72,
      type: 'jpeg',
    });
    await page.close();
  }
}
await browser.close();
