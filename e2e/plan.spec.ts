import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { openCached } from './fixtures/device.ts';
import { untilLive } from './fixtures/open-page.ts';
import { expect, test } from './fixtures/site-test.ts';
import { FULL_ONLY } from './fixtures/scope.ts';

// The browser logs every failed request to the stopped server.
test.use({
  downloadsGuide: true,
  allowedConsole: /ERR_CONNECTION_REFUSED|status of 503/,
  viewport: { width: 390, height: 844 },
});

async function saved(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

test('ROUTE-1 PWA-9 two days are planned on a phone, changed, opened without the server and taken along', {
  tag: FULL_ONLY,
}, async ({ page, site }) => {
  await openCached(page, '/plan');
  await page.getByRole('checkbox', { name: 'Heritage and souks' }).check();
  await page.getByRole('checkbox', { name: 'Indoors at noon' }).check();
  await page.getByRole('button', { name: 'Make a plan' }).click();
  const plan = page.getByRole('region', { name: 'Your plan' });
  const stops = plan.getByRole('listitem').getByRole('button', { name: /^Remove / });
  await expect(plan.getByRole('heading', { name: /^Day [12]: / })).toHaveCount(2);
  await expect(page).toHaveURL(/[?&]days=2&.*interest=heritage&with=indoor-noon&.*stops=[a-z0-9.-]+%7E[a-z0-9.-]+/);
  const names = async () => (await stops.all()).length;
  const planned = await names();
  expect(planned).toBeGreaterThan(3);

  await stops.first().click();
  await expect(stops).toHaveCount(planned - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(stops).toHaveCount(planned);
  const unmoved = page.url();
  await plan
    .getByRole('button', { name: /^Later: / })
    .first()
    .click();
  await expect(page).not.toHaveURL(unmoved);
  const address = page.url();

  await site.stop();
  await page.reload();
  await untilLive(page);
  await expect(stops).toHaveCount(planned);
  expect(page.url()).toBe(address);

  const calendar = new ICAL.Component(ICAL.parse(await saved(page, 'Calendar (.ics)')) as unknown[]);
  const visits = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  expect(visits).toHaveLength(planned);
  visits.forEach((visit, at) => {
    const before = visits[at - 1];
    if (before) expect(visit.startDate.compare(before.endDate)).toBeGreaterThanOrEqual(0);
  });
  expect((await saved(page, 'Map points (GPX)')).match(/<wpt /g)).toHaveLength(planned);

  await page.goto('/plan');
  await untilLive(page);
  await page.getByRole('link', { name: 'Open the plan on this device' }).click();
  await expect(stops).toHaveCount(planned);
});
