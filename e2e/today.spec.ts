import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { Page } from '@playwright/test';
import { openPage } from './fixtures/open-page.ts';
import { expect, test } from './fixtures/test.ts';
import { FULL_ONLY } from './fixtures/scope.ts';

/** Opens today's page at a time in Dubai. The server's day differs, so the page has to follow the device. */
async function openAt(page: Page, moment: string): Promise<void> {
  await page.clock.install({ time: new Date(`${moment}+04:00`) });
  await openPage(page, '/today');
  await expect(page.getByRole('heading', { level: 1 }).locator('time')).toHaveAttribute(
    'datetime',
    moment.slice(0, 10),
  );
}

const panel = (page: Page) => page.getByRole('region', { name: 'Now', exact: true });

test('ROUTE-1 before noon on a Saturday: the next prayer, the toll and its next change', async ({ page }) => {
  await openAt(page, '2026-11-21T12:00');
  await expect(panel(page)).toContainText('⁨12:00⁩ in Dubai');
  await expect(panel(page)).toContainText('Dhuhr 12:08');
  await expect(panel(page)).toContainText('in 8 min');
  await expect(panel(page)).toContainText('from ⁨16:00⁩');
  await expect(page.getByRole('main').locator('[aria-current="time"]')).toHaveCount(1);
});

test('ROUTE-1 another day is shown without the moment; an unknown day is today', { tag: FULL_ONLY }, async ({
  page,
}) => {
  await openPage(page, '/today?date=2027-03-09');
  await expect(page.getByRole('main')).toContainText('Public holiday: ⁨Eid Al Fitr⁩');
  await expect(panel(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Day after' }).click();
  await expect(page).toHaveURL('/today?date=2027-03-10');
  await openPage(page, '/today?date=2027-02-30');
  await expect(page.getByRole('link', { name: 'Back to today' })).toHaveCount(0);
});

test('ROUTE-1 the page of the traffic says that nothing on it is live', { tag: FULL_ONLY }, async ({ request }) => {
  expect(await (await request.get('/traffic')).text()).toContain('Times of metro and bus are not live');
});

test('ROUTE-1 a page of the traffic left open over midnight is requested again on the new day', {
  tag: FULL_ONLY,
}, async ({ page }) => {
  await page.clock.install({ time: new Date(`${dubaiDate(new Date())}T23:58:30+04:00`) });
  await openPage(page, '/traffic');
  const requests = page.waitForRequest(/\/api\/traffic\?/);
  await page.clock.fastForward('02:00');
  await requests;
});
