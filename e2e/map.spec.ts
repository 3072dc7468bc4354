import type { Page } from '@playwright/test';
import { addAxe, violationsOf } from './fixtures/axe.ts';
import { openPage } from './fixtures/open-page.ts';
import { getMessage } from './fixtures/messages.ts';
import { addStyle, STILL } from './fixtures/style.ts';
import { findCrowdedTargets } from './fixtures/targets.ts';
import { expect, test } from './fixtures/test.ts';
import { FULL_ONLY } from './fixtures/scope.ts';

/** Opens the large map beside a list and waits until it is drawn. */
async function openMap(page: Page, locale: 'en' | 'ar'): Promise<void> {
  const button = page.getByRole('button', { name: getMessage(locale, 'guide.map.open') });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: getMessage(locale, 'map.label') })).toBeVisible();
  await expect(pins(page).first()).toBeVisible();
}

/** The single places that are in the frame. */
function pins(page: Page) {
  return page.locator('li:not([inert]) > button[data-place]');
}

test('A11Y ROUTE-1 I18N-3 the large map of a list is used by keyboard in Arabic, and filters keep it', async ({
  page,
}) => {
  const engine: string[] = [];
  page.on('request', (request) => request.url().includes('/assets/map-') && engine.push(request.url()));
  await openPage(page, '/ar/tourism?type=museum');
  expect(engine).toEqual([]);
  await openMap(page, 'ar');
  expect(engine.length).toBeGreaterThan(0);
  await expect(page).toHaveURL(/view=map/);
  await expect(page.locator('.map-name bdi').filter({ hasText: 'الخليج العربي' })).toBeVisible();

  const pin = pins(page).first();
  const name = (await pin.textContent()) ?? '';
  const place = `[data-place="${await pin.getAttribute('data-place')}"]`;
  await pin.focus();
  const positionOf = async () => (await page.locator(place).boundingBox())?.x ?? 0;
  const before = await positionOf();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(positionOf).toBeGreaterThan(before + 40);
  await page.keyboard.press('Enter');
  const heading = page.locator('.map-card').getByRole('heading');
  await expect(heading).toBeFocused();
  expect(name).toContain(await heading.innerText());
  await page.keyboard.press('Escape');
  await expect(heading).toBeHidden();
  await expect(page.locator(place)).toBeFocused();

  await page.getByRole('link', { name: 'للعائلات', exact: true }).click();
  await expect(page).toHaveURL(/feature=family.*view=map|view=map.*feature=family/);
  await expect(page.getByRole('region', { name: getMessage('ar', 'map.label') })).toBeVisible();
  await page.getByRole('button', { name: getMessage('ar', 'guide.map.smaller') }).click();
  await expect(page).not.toHaveURL(/view=map/);
});

test('ROUTE-1 the map says that the location was refused, and keeps a granted one on the device', async ({
  page,
  context,
}) => {
  await openPage(page, '/tourism?neighbourhood=downtown-dubai');
  await openMap(page, 'en');
  await pins(page).first().press('Enter');
  await expect(page.locator('.map-card')).toBeVisible();
  const nearMe = page.getByRole('button', { name: 'My location' });
  await nearMe.click();
  await expect(page.getByText('Your browser did not share your location')).toBeVisible();

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 25.1951, longitude: 55.2781 });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await nearMe.click();
  await expect(page.getByRole('img', { name: 'You are here' })).toBeAttached();
  await expect(page.locator('.map-card')).toContainText(/on foot from you, our estimate|km from you/);
  expect(sent.filter((request) => /25\.19|55\.27/.test(request))).toEqual([]);
});

test('ROUTE-1 ERR-3 without WebGL the small map and the list stay, with a sentence', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await openPage(page, '/beaches?view=map');
  await expect(page.getByText('This browser cannot draw the large map')).toBeVisible();
  await expect(page.locator('.listing-map svg use')).toBeAttached();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('ROUTE-1 a place has the large map over its page, with the same places as a list', async ({ page }) => {
  await openPage(page, '/tourism/burj-khalifa');
  await page.getByRole('button', { name: 'Large map' }).click();
  const dialog = page.getByRole('dialog', { name: 'Burj Khalifa' });
  await expect(dialog.getByRole('region', { name: getMessage('en', 'map.label') })).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'Places', exact: true }).getByRole('link')).not.toHaveCount(0);
  await expect(dialog.getByRole('link', { name: '© OpenStreetMap contributors' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/copyright',
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('ROUTE-1 LAYOUT-4 the opened map and its selected card are accessible, in light and dark', {
  tag: FULL_ONLY,
}, async ({ page }) => {
  await openPage(page, '/tourism?neighbourhood=downtown-dubai');
  await openMap(page, 'en');
  await pins(page).first().press('Enter');
  const card = page.locator('.map-card');
  await expect(card.locator('img')).toHaveAttribute('src', /^\/art\//);
  await expect(card.getByRole('link', { name: 'Map', exact: true })).toHaveAttribute('href', /openstreetmap\.org/);
  await addStyle(page, STILL);
  await addAxe(page);
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => Object.assign(document.documentElement.dataset, { theme: name }), theme);
    expect.soft(await violationsOf(page), theme).toEqual([]);
    expect.soft(await page.evaluate(findCrowdedTargets), theme).toEqual([]);
  }
});
