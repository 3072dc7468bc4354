import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { measureShift, shiftOf } from './fixtures/layout-shift.ts';
import { openPage, untilLive } from './fixtures/open-page.ts';
import { expect, test } from './fixtures/test.ts';

const HOUR_MS = 3_600_000;
const SHIFT_LIMIT = 0.01;
const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');

const phone = (page: Page) => page.setViewportSize({ width: 390, height: 844 });
const answers = (page: Page) => page.getByRole('region', { name: /Can I, right now/ });

/** What each card says at this minute, by its question. */
async function readCards(page: Page): Promise<Map<string, string>> {
  const cards = await answers(page).locator('.can-card').allInnerTexts();
  return new Map(
    cards.map((card): [string, string] => {
      const [question = '', answer = ''] = plain(card)
        .split('\n')
        .filter((line) => line.trim() !== '');
      return [question, answer];
    }),
  );
}

test('ROUTE-1 morning on a phone: home and today say the same of this minute, from values with their age', async ({
  page,
}) => {
  await phone(page);
  await measureShift(page);
  await openPage(page, '/');
  await expect(page.locator('.home-hero-normal > p:visible')).toContainText('Open-Meteo.com');
  const best = (await page.locator('.best-now li:visible').allInnerTexts()).join('\n');
  await openPage(page, '/today');
  await untilLive(page);
  const cards = await readCards(page);
  expect(cards.size).toBe(6);
  for (const [question, answer] of cards)
    expect(['Yes', 'Yes, with care', 'Usually yes', 'Better wait', 'No', 'We cannot tell'], question).toContain(answer);
  if (best.includes('Swim in the sea')) expect(cards.get('Swim in the sea')).toMatch(/Yes|yes/);
  if (best.includes('Walk outside')) expect(cards.get('Walk outdoors')).toMatch(/Yes|yes/);
  await expect(answers(page).getByText(/Weather values of/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'The day in brief' })).toContainText('The next prayer is');
  expect(await shiftOf(page)).toBeLessThanOrEqual(SHIFT_LIMIT);
});

test('ROUTE-1 stale values are said to be stale, and old ones give way to what is usual', async ({ page, browser }) => {
  await phone(page);
  await page.clock.install({ time: new Date(Date.now() + 4 * HOUR_MS) });
  await openPage(page, '/today');
  await expect(answers(page).getByText('the source has not answered since')).toBeVisible();
  const later = await browser.newPage();
  await later.clock.install({ time: new Date(Date.now() + 13 * HOUR_MS) });
  await openPage(later, '/today');
  await expect(answers(later).getByText('No live values: what is usual in')).toBeVisible();
  await expect(answers(later).getByText('feels like')).toHaveCount(0);
  await later.close();
});

test('ROUTE-1 the page is arranged by keyboard, stays so without moving, and the day goes into a calendar', async ({
  page,
}) => {
  await phone(page);
  await openPage(page, '/today');
  await page.getByRole('button', { name: 'Living here' }).click();
  await expect(answers(page).locator('.can-card h3').first()).toHaveText('Drive across town');
  await page.getByRole('button', { name: 'Arrange this page' }).press('Enter');
  await page.getByRole('button', { name: 'Move up: The day by the hour' }).press('Enter');
  await page.getByRole('checkbox', { name: 'Show Tolls and parking' }).press('Space');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add the day to a calendar' }).click();
  const file = await (await download).path();
  expect(await readFile(file, 'utf8')).toMatch(/^BEGIN:VCALENDAR[\s\S]+SUMMARY:Fajr[\s\S]+END:VCALENDAR\r\n$/);

  await measureShift(page);
  await page.reload();
  await untilLive(page);
  const tiles = page.locator('[data-tile]');
  await expect(tiles.first()).toHaveAttribute('data-tile', 'timeline');
  await expect(page.getByRole('region', { name: 'Tolls and parking' })).toHaveCount(0);
  expect(await shiftOf(page)).toBeLessThanOrEqual(SHIFT_LIMIT);
});
