import type { Page } from '@playwright/test';
import { openCached } from './fixtures/device.ts';
import { openPage } from './fixtures/open-page.ts';
import { expect, test } from './fixtures/site-test.ts';
import { FULL_ONLY } from './fixtures/scope.ts';

test.use({ allowedConsole: /ERR_CONNECTION_REFUSED|status of 503/ });

const toast = (page: Page) => page.getByRole('region', { name: 'Messages' });

test('PWA-2 the browser’s offer becomes a question of the guide; a no is stored for the next visits', {
  tag: FULL_ONLY,
}, async ({ page }) => {
  await openCached(page, '/news');
  await offerInstall(page, 'accepted');
  await expect(toast(page)).toContainText('Install Dalil');
  await toast(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast(page)).not.toContainText('Install Dalil');

  await openCached(page, '/tourism');
  expect(await offerInstall(page, 'accepted')).toBe(false);
  await expect(toast(page)).not.toContainText('Install Dalil');
});

test('PWA-2 ERR-5 who accepts gets the browser’s question, and hears when the guide is installed', async ({ page }) => {
  await openCached(page, '/news');
  await offerInstall(page, 'accepted');
  await toast(page).getByRole('button', { name: 'Install' }).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.prompted)).toBe('1');
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect(toast(page)).toContainText('App Installed!');
});

test('PWA-1 what is shared with the guide is looked for, and opened where it is ours, also without the server', {
  tag: FULL_ONLY,
}, async ({ page, site }) => {
  await openPage(page, '/share?title=Kite%20Beach');
  await expect(page).toHaveURL('/search?q=Kite+Beach');
  await openCached(page, '/tourism/burj-khalifa');
  await site.stop();
  const link = encodeURIComponent(`${site.origin}/tourism/burj-khalifa`);
  await page.goto(`/share?text=${link}`);
  await expect(page).toHaveURL('/tourism/burj-khalifa');
  await expect(page.getByRole('button', { name: /^Save/ }).first()).toBeVisible();
});

/** Simulates a browser that offers installation. Returns whether the guide prompts immediately. */
async function offerInstall(page: Page, outcome: 'accepted' | 'dismissed'): Promise<boolean> {
  await page.waitForTimeout(500);
  await page.evaluate((choice) => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => {
        document.documentElement.dataset.prompted = '1';
        return Promise.resolve();
      },
      userChoice: Promise.resolve({ outcome: choice }),
    });
    dispatchEvent(event);
  }, outcome);
  return page.getByText('Install Dalil').isVisible();
}
