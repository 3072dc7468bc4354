import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { entity, FREE, startTestCommons, type TestFile } from '@dalil/backend/providers/commons/test-commons-server.ts';
import { photograph } from '@dalil/backend/newsroom/pictures/test-hostile-files.ts';
import { addAxe, violationsOf } from './fixtures/axe.ts';
import { measureShift, shiftOf } from './fixtures/layout-shift.ts';
import { getMessage } from './fixtures/messages.ts';
import { openPage } from './fixtures/open-page.ts';
import { becomeAdmin, staffSiteTest } from './fixtures/staff-site-test.ts';
import { expect } from './fixtures/test.ts';

const run = promisify(execFile);
const IMPORT = fileURLToPath(new URL('../tooling/run/import-photographs.ts', import.meta.url));
const test = staffSiteTest('photographs');
const desk = (key: string) => getMessage('en', `photo-desk.${key}`);

const PLACE = 'dubai-frame';
const AT = { lat: 25.2355, lon: 55.3003 };

test('STAFF-1 a photograph of Wikimedia Commons is shown with author and licence once staff accept it; a rejected one never', async ({
  page,
  context,
  browser,
  site,
}, { workerIndex }) => {
  test.slow();
  const commons = await startTestCommons();
  const body = Buffer.from(await photograph('jpeg', { width: 1800, height: 1200 }));
  const another = Buffer.from(await photograph('jpeg', { width: 1600, height: 1000 }));
  const file = (given: Partial<TestFile> & Pick<TestFile, 'title' | 'pageid'>): TestFile => ({
    ...AT,
    reply: { body },
    ...given,
  });
  commons.entities = { Q2: entity('Dubai Frame.jpg', AT) };
  commons.named = [file({ pageid: 7, title: 'Dubai Frame.jpg', width: 1800, height: 1200 })];
  commons.near = [
    file({ pageid: 8, title: 'Dubai Frame in rain.jpg', width: 1600, height: 1000, reply: { body: another } }),
    file({
      pageid: 9,
      title: 'Dubai Frame, all rights reserved.jpg',
      meta: { ...FREE, LicenseShortName: 'CC BY-NC 4.0', License: 'cc-by-nc-4.0' },
    }),
  ];
  const folder = path.join(process.env.E2E_DATA_DIR ?? '', `photographs-${workerIndex}`);
  await run(process.execPath, [IMPORT, '--item', PLACE], {
    env: {
      ...process.env,
      DATA_DIR: folder,
      PUBLIC_URL: site.origin,
      WIKIDATA_URL: commons.origin,
      COMMONS_URL: commons.origin,
    },
  });
  await commons.close();

  const reader = await browser.newPage({ baseURL: site.origin, viewport: { width: 390, height: 844 } });
  await reader.goto(`/tourism/${PLACE}`);
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(reader.locator('main picture source[type="image/avif"]')).toHaveCount(0);

  await becomeAdmin(context, site.origin);
  await openPage(page, '/dashboard/photographs');
  const cards = page.getByRole('article').filter({ hasText: 'Dubai Frame' });
  const offered = cards.filter({ hasText: 'Dubai Frame.jpg' });
  const rain = cards.filter({ hasText: 'Dubai Frame in rain.jpg' });
  await expect(offered).toContainText('Sara & Ali');
  await expect(rain).toBeVisible();
  await expect(page.getByText('all rights reserved')).toHaveCount(0);
  await rain.getByRole('button', { name: desk('reject') }).click();
  await expect(rain).toHaveCount(0);
  await offered.getByRole('button', { name: desk('accept'), exact: true }).click();
  await expect(offered).toHaveCount(0);

  await measureShift(reader);
  await expect(async () => {
    await reader.goto(`/tourism/${PLACE}`);
    await expect(reader.locator('main figure.artwork-photo')).toBeVisible({ timeout: 2000 });
  }).toPass();
  const figure = reader.locator('main figure.artwork-photo');
  const credit = figure.locator('figcaption');
  await expect(credit).toContainText('Sara & Ali');
  await expect(credit.getByRole('link', { name: /CC BY-SA 4\.0/ })).toHaveAttribute(
    'href',
    'https://creativecommons.org/licenses/by-sa/4.0/',
  );
  await expect(credit.locator('a[href*="commons.wikimedia.org/wiki/File:Dubai%20Frame.jpg"]')).toBeVisible();
  const image = figure.locator('img');
  await expect
    .poll(() => image.evaluate((shown: HTMLImageElement) => shown.complete && shown.naturalWidth > 0))
    .toBe(true);
  expect(await image.evaluate(({ alt, loading, currentSrc }: HTMLImageElement) => [alt, loading, currentSrc])).toEqual([
    'Dubai Frame',
    'eager',
    expect.stringMatching(/\.avif$/),
  ]);
  expect(await image.getAttribute('width')).toBe('1600');
  expect(await image.getAttribute('height')).toBe('1067');
  expect(await shiftOf(reader)).toBeLessThanOrEqual(0.005);
  await addAxe(reader);
  expect(await violationsOf(reader)).toEqual([]);
  await reader.goto(`/ar/tourism/${PLACE}`);
  await expect(reader.locator('main figure.artwork-photo figcaption')).toContainText('Sara & Ali');

  const open = (await (await reader.request.get('/api/open/places.json?locale=en')).json()) as {
    items: { id: string; photographs: { sourceUrl: string }[] }[];
  };
  const photographs = open.items.flatMap((item) => item.photographs);
  expect(photographs.map(({ sourceUrl }) => sourceUrl)).toEqual([
    'https://commons.wikimedia.org/wiki/File:Dubai%20Frame.jpg',
  ]);
  await reader.close();
});
