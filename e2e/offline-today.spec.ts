import { openCached } from './fixtures/device.ts';
import { openPage } from './fixtures/open-page.ts';
import { expect, test } from './fixtures/site-test.ts';
import { FULL_ONLY } from './fixtures/scope.ts';

// The browser logs every failed request to the stopped server.
test.use({ downloadsGuide: true, allowedConsole: /ERR_CONNECTION_REFUSED|status of 503/ });

test('PWA-9 without a network and without live values today answers from what is computed and usual', {
  tag: FULL_ONLY,
}, async ({ page, site }) => {
  await openCached(page, '/today');
  await site.stop();
  await openPage(page, '/today');
  const answers = page.getByRole('region', { name: /Can I, right now/ });
  await expect(answers.getByText('No live values: what is usual in')).toBeVisible();
  await expect(answers.locator('.can-card').first()).toContainText(/Usually yes|Yes|Better wait|No/);
  await expect(page.getByRole('main').locator('[aria-current="time"]').first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add the day to a calendar' }).click();
  expect((await download).suggestedFilename()).toMatch(/^dubai-\d{4}-\d\d-\d\d\.ics$/);
});
