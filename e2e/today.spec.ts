import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { Page } from '@playwright/test';
import { openPage } from './fixtures/open-page.ts';
import { expect, test } from './fixtures/test.ts';
import { getMessage } from './fixtures/messages.ts';

/** Opens today's page at a time in Dubai. The server's day differs, so the page has to follow the device. */
async function openAt(page: Page, moment: string, address = '/today'): Promise<void> {
  await page.clock.install({ time: new Date(`${moment}+04:00`) });
  await openPage(page, address);
  await expect(page.getByRole('heading', { level: 1 }).locator('time')).toHaveAttribute(
    'datetime',
    moment.slice(0, 10),
  );
}

const panel = (page: Page) => page.getByRole('region', { name: 'Now', exact: true });

test('ROUTE-1 before noon on a Saturday: the next prayer, the toll and its next change', async ({ page }) => {
  await openAt(page, '2026-11-21T12:00');
  await expect(panel(page)).toContainText('Now ⁨12:00⁩');
  await expect(panel(page)).toContainText('Dhuhr 12:08');
  await expect(panel(page)).toContainText('in 8 min');
  await expect(panel(page)).toContainText('from ⁨16:00⁩');
});

test('ROUTE-1 on a Friday the short day and the hour of the sermon stand at the top', async ({ page }) => {
  await openAt(page, '2026-11-20T12:50');
  await expect(page.getByRole('main')).toContainText('Friday: a short working day');
  await expect(page.getByRole('main')).toContainText('12:45');
  await expect(panel(page)).toContainText('Asr');
});

test('ROUTE-1 on a Sunday street parking is free', async ({ page }) => {
  await openAt(page, '2026-11-22T10:00');
  await expect(page.getByRole('main')).toContainText('Sunday: the weekend');
  await expect(panel(page)).toContainText('Street parkingFreePeak rate from ⁨08:00⁩ tomorrow');
});

for (const locale of ['en', 'ar'] as const) {
  test(`I18N-1 ROUTE-1 an evening in Ramadan shows no ordinary tariff (${locale})`, async ({ page }) => {
    await openAt(page, '2027-02-15T18:00', locale === 'en' ? '/today' : '/ar/today');
    const main = page.getByRole('main');
    await expect(main).toContainText(getMessage(locale, 'city.ramadan.now', { day: '8' }));
    const now = page.getByRole('region', { name: getMessage(locale, 'city.now.title'), exact: true });
    await expect(now).toContainText(getMessage(locale, 'city.tariff.unknown'));
    await expect(now).not.toContainText('AED');
  });
}

test('ROUTE-1 in July the midday break is part of the day', async ({ page }) => {
  await openAt(page, '2027-07-15T13:00');
  const reached = page.getByRole('main').locator('[aria-current="time"]');
  await expect(reached).toContainText('Midday break: outdoor work in the sun stops');
});

test('ROUTE-1 at half past one at night Salik is free and the night is told', async ({ page }) => {
  await openAt(page, '2026-11-24T01:30');
  await expect(panel(page)).toContainText('Late night');
  await expect(panel(page)).toContainText('Salik tollFree');
  await expect(panel(page)).toContainText('Fajr');
});

test('ROUTE-1 another day is shown without the moment; a day nobody knows is today', async ({ page }) => {
  await openPage(page, '/today?date=2027-03-09');
  await expect(page.getByRole('main')).toContainText('Public holiday: ⁨Eid Al Fitr⁩');
  await expect(panel(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Day after' }).click();
  await expect(page).toHaveURL('/today?date=2027-03-10');
  await openPage(page, '/today?date=2027-02-30');
  await expect(page.getByRole('link', { name: 'Back to today' })).toHaveCount(0);
});

test('ROUTE-1 the pages of weather and traffic say that nothing on them is live', async ({ page }) => {
  await openPage(page, '/weather');
  await expect(page.getByRole('main')).toContainText('not today’s measurements and no forecast');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(13);
  await openPage(page, '/traffic');
  await expect(page.getByRole('main')).toContainText('Nothing here is live');
});

test('ROUTE-1 a page of the traffic left open over midnight is asked for again on the new day', async ({ page }) => {
  await page.clock.install({ time: new Date(`${dubaiDate(new Date())}T23:58:30+04:00`) });
  await openPage(page, '/traffic');
  const requests = page.waitForRequest(/\/api\/traffic\?/);
  await page.clock.fastForward('02:00');
  await requests;
});
