import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { openPage } from './fixtures/open-page.ts';
import { PAGES } from './fixtures/pages.ts';
import { expect, test } from './fixtures/test.ts';
import { FULL_ONLY } from './fixtures/scope.ts';

const SAVE = 'Save';

/** Resets the device to its state before the first page load. */
async function forgetEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    localStorage.clear();
    await new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase('dalil');
      request.addEventListener('success', resolve);
      request.addEventListener('error', reject);
    });
  });
}

async function saveFrom(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  const button = page.getByRole('main').getByRole('button', { name: SAVE, exact: true });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}

async function saveThreeKinds(page: Page): Promise<void> {
  await saveFrom(page, PAGES.attraction);
  await saveFrom(page, PAGES.event);
  await saveFrom(page, PAGES.article);
  await openPage(page, '/bookmarks');
  await expect(page.getByText('3 saved items')).toBeVisible();
}

test('PROF-6 DATA-3 a guest keeps three kinds, puts one into a folder, writes a note, finds it and takes back a removal', async ({
  page,
  context,
}) => {
  await saveThreeKinds(page);
  await page.getByRole('button', { name: 'New folder' }).click();
  await page.getByLabel('Name of the folder').fill('Weekend');
  await page.getByRole('button', { name: SAVE, exact: true }).click();
  await expect(page.getByText('Nothing in this folder')).toBeVisible();
  await page.getByRole('button', { name: /^All/ }).click();
  const tower = page.getByRole('article').filter({ hasText: 'Burj Khalifa' });
  await tower.getByLabel('Move to').selectOption({ label: 'Weekend' });
  await expect(page.getByRole('button', { name: /^Weekend/ })).toContainText('1');
  await tower.getByRole('button', { name: 'Add a note' }).click();
  await tower.getByRole('textbox').fill('Book the early slot');
  // Leaving immediately loses nothing that was typed.
  await page.reload();
  await expect(page.getByRole('article').filter({ hasText: 'Burj Khalifa' }).getByRole('textbox')).toHaveValue(
    'Book the early slot',
  );

  await page.getByLabel('Search what you saved').fill('early SLOT');
  await expect(page.getByText('1 saved item', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Remove .*Burj Khalifa/ }).click();
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('article').getByRole('textbox')).toHaveValue('Book the early slot');

  const other = await context.newPage();
  await openPage(other, `/ar${PAGES.attraction}`);
  await expect(other.getByRole('main').getByRole('button', { name: 'حفظ', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('PROF-6 what was saved is ordered by distance from where the user is, whom the browser asks', {
  tag: FULL_ONLY,
}, async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 25.1972, longitude: 55.2744 });
  await saveFrom(page, PAGES.attraction);
  await openPage(page, '/bookmarks');
  await page.getByLabel('Order').selectOption({ label: 'Nearest first' });
  await expect(page.getByRole('article').filter({ hasText: 'Burj Khalifa' })).toContainText(/0(\.\d)? km away/);
});

test('PROF-6 several are chosen, moved and removed together', { tag: FULL_ONLY }, async ({ page }) => {
  await saveThreeKinds(page);
  await page.getByLabel('Select all').check({ force: true });
  await expect(page.getByText('3 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Nothing saved yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('3 saved items')).toBeVisible();
});

test('PROF-6 a card is saved by keyboard, without opening it', { tag: FULL_ONLY }, async ({ page }) => {
  await openPage(page, PAGES.beaches);
  const button = page.getByRole('main').getByRole('article').getByRole('button', { pressed: false }).first();
  await button.focus();
  const name = (await button.getAttribute('aria-label')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('button', { name, pressed: true }).first()).toBeFocused();
  await expect(page).toHaveURL(/\/beaches$/);
});

test.describe('cut off', () => {
  // The device downloads the guide in parallel and may be interrupted.
  test.use({ allowedConsole: /ERR_INTERNET_DISCONNECTED .*\/api\/offline\/packs\// });

  test('PROF-6 PWA-9 without a connection things are saved, noted and found', async ({ page, context }) => {
    await saveThreeKinds(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Add a note' }).first().click();
    await page.getByRole('textbox').first().fill('Written on the metro');
    await page.getByLabel('Search what you saved').fill('written on');
    await expect(page.getByText('1 saved item', { exact: true })).toBeVisible();
    await page.getByLabel('Search what you saved').fill('');
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expect(page.getByText('2 saved items')).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByText('2 saved items')).toBeVisible();
  });
});

async function exported(page: Page, format: string): Promise<string> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: `Save as ${format}` }).click();
  const download: Download = await waiting;
  return readFile(await download.path(), 'utf8');
}

test('PROF-6 every format is read by the programs it is for, and what was exported comes back', {
  tag: FULL_ONLY,
}, async ({ page }) => {
  await saveThreeKinds(page);
  await page.getByRole('button', { name: 'Export' }).click();
  const json = await exported(page, 'JSON');
  expect(JSON.parse(json).bookmarks).toHaveLength(3);
  const csv = await exported(page, 'CSV');
  expect(csv.trim().split('\r\n')).toHaveLength(4);
  for (const [format, mark] of [
    ['GPX', 'wpt'],
    ['KML', 'Placemark'],
  ] as const) {
    const text = await exported(page, format);
    const names = await page.evaluate(
      ([xml = '', tag = '']) => {
        const document = new DOMParser().parseFromString(xml, 'application/xml');
        return [...document.getElementsByTagName(tag)].map((one) => one.getElementsByTagName('name')[0]?.textContent);
      },
      [text, mark],
    );
    expect(names).toEqual(['Burj Khalifa']);
  }
  const calendar = new ICAL.Component(ICAL.parse(await exported(page, 'iCalendar')));
  expect(calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one).summary)).toEqual(['Eid Al Fitr']);
  await page.keyboard.press('Escape');

  await forgetEverything(page);
  await page.reload();
  await page.getByRole('button', { name: 'Import' }).click();
  const file = { name: 'dalil.json', mimeType: 'application/json', buffer: Buffer.from(json) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByText('3 new items found in the guide')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('dalil.bookmarks'))).toBeNull();
  await page.getByRole('button', { name: 'Save these' }).click();
  await expect(page.getByText('3 saved items')).toBeVisible();
});

test('PROF-6 a file of another program is tried first: what the guide knows, what not, and what cannot be read', {
  tag: FULL_ONLY,
}, async ({ page }) => {
  await openPage(page, '/bookmarks');
  const { position } = await page.evaluate(async () => {
    const places = (await (await fetch('/api/place-names')).json()) as {
      id: string;
      position: { lat: number; lon: number };
    }[];
    return places.find(({ id }) => id === 'burj-khalifa') ?? { position: { lat: 0, lon: 0 } };
  });
  await page.getByRole('button', { name: 'Import' }).click();
  const choose = (text: string) =>
    page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'a.gpx', mimeType: 'text/xml', buffer: Buffer.from(text) });
  await choose('<!DOCTYPE gpx [<!ENTITY a "ha">]><gpx>&a;</gpx>');
  await expect(page.getByText('The file declares entities')).toBeVisible();
  const waypoint = (name: string, lat: number) => `<wpt lat="${lat}" lon="${position.lon}"><name>${name}</name></wpt>`;
  // As OsmAnd writes it: a prefix that nobody declared, a blank line before the declaration, a point without a name.
  const icon = '<extensions><osmand:icon>star</osmand:icon></extensions>';
  const places = [waypoint('Burj Khalifa', position.lat), waypoint('My home', position.lat + 1), waypoint('', 25.1)];
  await choose(`\n<?xml version="1.0"?><gpx>${icon}${places.join('')}</gpx>`);
  await expect(page.getByText('1 new item found in the guide')).toBeVisible();
  await expect(page.getByText('1 is not in the guide')).toBeVisible();
  await expect(page.getByText('1 point without a name')).toBeVisible();
  await page.getByRole('button', { name: 'Save these' }).click();
  await expect(page.getByText('1 saved item', { exact: true })).toBeVisible();
});

test('PROF-6 a shared link shows a list before it is saved, and sends it to nobody', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await saveThreeKinds(page);
  await page.getByRole('button', { name: 'Copy a link to share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).hash).toContain('share=');
  await forgetEverything(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'A list was shared with you' })).toBeVisible();
  await expect(page.getByText('3 items are new to you')).toBeVisible();
  expect(requests.every((url) => !url.includes('share='))).toBe(true);
  await page.getByRole('button', { name: 'Save these' }).click();
  await expect(page.getByText('3 saved items')).toBeVisible();
});

test('PROF-6 DATA-3 nothing read is noted down until the user switches it on; then it can be deleted', {
  tag: FULL_ONLY,
}, async ({ page }) => {
  await openPage(page, PAGES.place);
  await openPage(page, '/bookmarks');
  expect(await page.evaluate(() => localStorage.getItem('dalil.history'))).toBeNull();
  await page.getByRole('tab', { name: 'Reading history' }).click();
  await page.getByLabel('Keep a history of what I read').check({ force: true });
  await openPage(page, PAGES.place);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('dalil.history'))).toContain('souk-al-bahar');
  await openPage(page, '/bookmarks');
  await page.getByRole('tab', { name: 'Reading history' }).click();
  await expect(page.getByRole('link', { name: 'Souk Al Bahar' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete the whole history' }).click();
  await expect(page.getByText('Nothing read yet')).toBeVisible();
});

test('ROUTE-1 LAYOUT-2 the list is a page of its own that search engines leave alone', { tag: FULL_ONLY }, async ({
  page,
}) => {
  await openPage(page, '/bookmarks');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bookmarks');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(3);
});
