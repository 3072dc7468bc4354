import { openPage } from './fixtures/open-page.ts';
import { expect, test } from './fixtures/test.ts';
import { FULL_ONLY } from './fixtures/scope.ts';

test.use({ allowedConsole: /ERR_INTERNET_DISCONNECTED/ });

const BANNER = "You're offline. Pages you have open stay readable.";
const AWAY = () => scrollTo(0, 900);

test('LAYOUT-9 ERR-5 losing the connection and getting it back is said once each, where the reader is', async ({
  page,
  context,
}) => {
  await openPage(page, '/news/how-salik-gates-charge');
  const toast = page.getByRole('region', { name: 'Messages' }).getByRole('status');
  const banner = page.locator('p').filter({ hasText: BANNER });
  await expect(banner).toHaveCount(0);

  await context.setOffline(true);
  await expect(banner).toBeInViewport();
  await expect(page.locator('#announcements-polite')).toHaveText(BANNER);
  await expect(toast).toBeEmpty();
  await context.setOffline(false);
  await expect(page.getByText('Back online').first()).toBeInViewport();
  await expect(banner).toHaveCount(0);
  await expect(toast).toBeEmpty();

  await page.evaluate(AWAY);
  await context.setOffline(true);
  await expect(toast).toContainText("You're offline");
  await expect(toast).toContainText('Some features may be limited.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How Salik gates charge');
  await expect(toast).toBeEmpty({ timeout: 7000 });
  await expect(banner).toBeVisible();
  await context.setOffline(false);
  await expect(toast).toContainText('Back online');
  await expect(banner).toHaveCount(0);
});

test('ERR-5 only one toast shows; it waits for a user who is at it, and goes by Escape', { tag: FULL_ONLY }, async ({
  page,
  context,
}) => {
  await openPage(page, '/news');
  await page.evaluate(AWAY);
  const toast = page.getByRole('region', { name: 'Messages' });
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(toast).toContainText('Back online');
  await expect(toast).not.toContainText("You're offline");
  await page.keyboard.press('F6');
  await expect(toast.getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await page.waitForTimeout(5500);
  await expect(toast).toContainText('Back online');
  await page.keyboard.press('Escape');
  await expect(toast).not.toContainText('Back online');
});

for (const [path, side] of [
  ['/', 'right'],
  ['/ar', 'left'],
] as const) {
  test(`ERR-5 toasts stand at the top ${side} of ${path}`, { tag: FULL_ONLY }, async ({ page, context }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, path);
    await page.evaluate(AWAY);
    await context.setOffline(true);
    const box = await page
      .getByRole('status')
      .filter({ has: page.getByRole('button') })
      .boundingBox();
    const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2;
    expect(middle > 720).toBe(side === 'right');
    expect(box?.y).toBeLessThan(200);
  });
}
