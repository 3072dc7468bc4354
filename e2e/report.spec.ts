import type { Locator, Page } from '@playwright/test';
import { openCached } from './fixtures/device.ts';
import { openPage, untilLive } from './fixtures/open-page.ts';
import { expect, test } from './fixtures/test.ts';
import { FULL_ONLY } from './fixtures/scope.ts';

const ARTICLE = '/news/how-salik-gates-charge';
const TEXT = 'The fee after midnight is another one now.';
const REPORTS = '**/api/sync/articles';

test.use({ allowedConsole: /Failed to load resource.*\/api\/sync\/articles/ });

test('ERR-8 LAYOUT-7 a report lacking its words says what is missing, and arrives with a reference', async ({
  page,
}) => {
  const form = await openForm(page);
  await form.getByRole('button', { name: 'Send report' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeVisible();
  expect(await summary.evaluate((element) => element.parentElement?.contains(document.activeElement))).toBe(true);
  await expect(summary.getByRole('link')).toHaveText(['Choose what is wrong', 'Write what is wrong']);
  await summary.getByRole('link', { name: 'Write what is wrong' }).click();
  const message = form.getByRole('textbox', { name: 'Describe it in your own words' });
  await expect(message).toBeFocused();
  await expect(message).toHaveAttribute('aria-invalid', 'true');
  await expect(message).toHaveAccessibleDescription(/Write what is wrong/);

  await message.fill(TEXT);
  await form.getByRole('radio', { name: 'A price, time or other fact is wrong' }).check();
  await expect(summary).toHaveCount(0);
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you. Your report has arrived.' })).toBeFocused();
  await expect(page.getByRole('main').getByText(/^Reference number: .*R-[2-9A-HJ-NP-TV-Z]{8}/)).toBeVisible();
  await page.getByRole('button', { name: 'Report something else' }).click();
  await expect(message).toHaveValue('');
});

const SAVED = 'Your report is stored on this device.';
const ARRIVED = /Your message has arrived\. Reference number: .*R-/;

test('PWA-9 DATA-1 without a server that answers a report waits on the device, and arrives at the next visit', {
  tag: FULL_ONLY,
}, async ({ page }) => {
  await page.route(REPORTS, (route) => route.abort('connectionrefused'));
  await fill(await openForm(page));
  await expect(page.getByRole('heading', { name: SAVED })).toBeFocused({ timeout: 60_000 });
  await page.unroute(REPORTS);
  await page.reload();
  await untilLive(page);
  await expect(page.getByRole('status').getByText(ARRIVED)).toBeVisible({ timeout: 45_000 });
});

test('ERR-8 DATA-1 a report the server will not take comes back to its form with its text', { tag: FULL_ONLY }, async ({
  page,
}) => {
  await page.route(REPORTS, (route) => route.fulfill({ status: 400, json: { status: 400, code: 'no' } }));
  const form = await openForm(page);
  await fill(form);
  const failure = page.getByRole('alert').filter({ hasText: 'Your report was not sent' });
  await expect(failure).toContainText('The server did not accept the text. It stays here');
  await page.reload();
  await untilLive(page);
  await openAgain(page);
  await expect(form.getByRole('textbox', { name: 'Describe it in your own words' })).toHaveValue(TEXT);
  await expect(form.getByRole('radio', { name: 'Something else' })).toBeChecked();
  await page.unroute(REPORTS);
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you. Your report has arrived.' })).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow', allowedConsole: /ERR_INTERNET_DISCONNECTED/ });

  test('PWA-9 a report waits on the device, and arrives when the connection is back', { tag: FULL_ONLY }, async ({
    page,
    context,
  }) => {
    await openCached(page, ARTICLE);
    const form = await openAgain(page);
    await context.setOffline(true);
    await fill(form);
    await expect(page.getByRole('heading', { name: SAVED })).toBeFocused();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Thank you. Your report has arrived.' })).toBeVisible({
      timeout: 60_000,
    });
  });
});

async function openForm(page: Page) {
  await openPage(page, ARTICLE);
  return openAgain(page);
}

async function fill(form: Locator) {
  await form.getByRole('radio', { name: 'Something else' }).check();
  await form.getByRole('textbox', { name: 'Describe it in your own words' }).fill(TEXT);
  await form.getByRole('button', { name: 'Send report' }).click();
}

async function openAgain(page: Page) {
  await page.getByRole('button', { name: 'Report something wrong' }).click();
  await expect(page.getByRole('heading', { name: 'Report something wrong' })).toBeFocused();
  return page.locator('form').filter({ has: page.getByRole('heading', { name: 'Report something wrong' }) });
}
