import { openPage } from './fixtures/open-page.ts';
import { FULL_ONLY } from './fixtures/scope.ts';
import { signUp } from './fixtures/sign-in.ts';
import { expect, test } from './fixtures/test.ts';
import { comeFromNewAddress } from './fixtures/visitor.ts';

test.use({ reducedMotion: 'reduce', allowedConsole: /status of 40\d|ERR_INTERNET_DISCONNECTED/ });

test('NOTIF-2 DATA-3 a guest is reminded of an expiry date by the bell, and clearing the device deletes it', {
  tag: FULL_ONLY,
}, async ({ page }) => {
  const inFiveDays = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  await openPage(page, '/government/vehicle-registration');
  await page.getByRole('link', { name: 'Remind me' }).click();
  await expect(page.getByRole('combobox', { name: 'What expires' })).toHaveValue('vehicle');
  await page.getByLabel('Expiry date').fill(inFiveDays);
  await page.getByRole('button', { name: 'Save reminder' }).click();
  await expect(page.getByText('Expires in 5 days')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save all for the calendar' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('dalil-reminders.ics');
  // It was entered a month ago.
  await page.evaluate(() => {
    const [reminder] = JSON.parse(localStorage.getItem('dalil.reminders') ?? '[]');
    localStorage.setItem('dalil.reminders', JSON.stringify([{ ...reminder, since: '2026-01-01T00:00:00Z' }]));
  });
  await openPage(page, '/news');
  await page.getByRole('banner').getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await expect(page.getByRole('dialog').getByText('Expires in 5 days')).toBeVisible();
  await openPage(page, '/legal/device-storage');
  await page.getByRole('button', { name: 'Clear this device' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Notifications/ })).toBeHidden();
  expect(
    await page.evaluate(async () => [localStorage.getItem('dalil.reminders'), await caches.has('dalil-reminders')]),
  ).toEqual([null, false]);
});

test.describe('with a worker, which receives messages', () => {
  test.use({ serviceWorkers: 'allow' });

  test('NOTIF-1 NOTIF-2 the popover leads to all notifications and the settings, which say what the browser allows', {
    tag: FULL_ONLY,
  }, async ({ page, context, baseURL }) => {
    await comeFromNewAddress(context);
    await signUp(context, baseURL ?? '', { email: `bell-${Date.now()}@dalil.example`, fullName: 'Noura Bell' });
    await openPage(page, '/news');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Notifications/ })
      .click();
    await page.getByRole('dialog').getByRole('link', { name: 'All notifications' }).click();
    await expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
    const device = page.getByRole('group', { name: 'This device' });
    await openPage(page, '/settings#notifications');
    await expect(device.getByText('Not set', { exact: true })).toBeVisible();
    // Granting another permission rejects this one.
    await context.grantPermissions(['geolocation'], { origin: baseURL });
    await openPage(page, '/settings#notifications');
    await expect(device.getByText('Blocked', { exact: true })).toBeVisible();
    await expect(device.getByText(/^Your browser blocks notifications.*set Notifications to Allow/)).toBeVisible();
    await context.grantPermissions(['notifications'], { origin: baseURL });
    await page.addInitScript(() => {
      PushManager.prototype.getSubscription = () => Promise.resolve({ endpoint: 'x' } as unknown as PushSubscription);
    });
    await openPage(page, '/settings#notifications');
    await expect(device.getByText('Enabled', { exact: true })).toBeVisible();
  });
});
