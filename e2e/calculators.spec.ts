import { openCached, untilGuideIsThere } from './fixtures/device.ts';
import { untilLive } from './fixtures/open-page.ts';
import { expect, test } from './fixtures/site-test.ts';
import { FULL_ONLY } from './fixtures/scope.ts';

// The browser logs every failed request to the stopped server.
test.use({
  downloadsGuide: true,
  allowedConsole: /ERR_CONNECTION_REFUSED|status of 503/,
  viewport: { width: 390, height: 844 },
});

test('ID-2 PWA-9 the reply to a rent increase is written in Arabic on a phone without the server', {
  tag: FULL_ONLY,
}, async ({ page, site }) => {
  await openCached(page, '/ar/about');
  await untilGuideIsThere(page, 'ar');
  await site.stop();
  await page.goto('/ar/practical/calculators/rent-increase');
  await untilLive(page);
  await page.getByRole('textbox', { name: 'الإيجار', exact: true }).fill('٧٢٠٠٠');
  await page.getByRole('textbox', { name: 'قيمة المسكن في المؤشر' }).fill('92000');
  await page.getByRole('textbox', { name: 'ما يطلبه المالك' }).fill('86000');
  await expect(page.getByRole('region', { name: 'النتيجة' })).toContainText(/79,200.درهم/);
  await page.getByRole('textbox', { name: 'اسمك' }).fill('Noura');
  const letter = page.locator('[data-letter]');
  await expect(letter).toHaveAttribute('dir', 'rtl');
  await expect(letter).toContainText(/الحد الأقصى للإيجار .79,200.درهم/);
  await expect(letter).toContainText('Noura');

  // The letter changes its language alone.
  await page.getByRole('combobox', { name: 'لغة الرسالة' }).selectOption('English');
  await expect(letter).toHaveAttribute('dir', 'ltr');
  await expect(letter).toContainText(/at most .AED.79,200/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');

  // The address opens with the same result, holds no name, and nothing is wider than the phone.
  expect(new URL(page.url()).hash).not.toContain('Noura');
  await page.reload();
  await untilLive(page);
  await expect(page.getByRole('region', { name: 'النتيجة' })).toContainText(/79,200.درهم/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  // Reminders are written by the device.
  await page.goto('/ar/practical/calculators/deadlines#event=baby');
  await untilLive(page);
  await page.getByLabel('يوم الولادة').fill('2026-12-01');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'للتقويم' }).click();
  expect((await saved).suggestedFilename()).toBe('dalil-baby.ics');
});
