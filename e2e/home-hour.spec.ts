import { skylineHour } from '@dalil/domain/artwork/skyline-hour.ts';
import { skylineProperties } from '@dalil/domain/artwork/skyline-light.ts';
import { clockOf } from '@dalil/domain/city/clock-time.ts';
import { dayTitles } from '@dalil/domain/city/day-part.ts';
import { liveState } from '@dalil/domain/city/live/live-feed.ts';
import { sunTimes } from '@dalil/domain/city/prayer-times.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { Page } from '@playwright/test';
import { getMessage } from './fixtures/messages.ts';
import { openPage, untilLive } from './fixtures/open-page.ts';
import { expect, test } from './fixtures/test.ts';
import { measureShift, shiftOf } from './fixtures/layout-shift.ts';

/** The maximum layout shift of a page. */
const SHIFT_LIMIT = 0.005;
const TODAY = dubaiDate(new Date());
const SUN = sunTimes(TODAY);
const HOURS = { dawn: SUN.sunrise - 10, noon: 745, dusk: SUN.sunset - 12, night: 1290 };

/**
 * Whether the weather, which the server requested half an hour ago at most, is too old at a later hour of the day: the page then judges
 * without it, so what is best may change.
 */
function isWeatherOld(now: Date): boolean {
  return liveState('weather', new Date(Date.now() - 30 * 60_000).toISOString(), now) === 'old';
}

/** What the page says about now: its title, what is best, what is open, and the light. */
function readNow(page: Page) {
  return page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.checkVisibility())
        .map(({ innerText, dataset }) => innerText + (dataset['filled'] ?? ''));
    return {
      title: shown('h1 > span'),
      best: shown('.best-now li'),
      opening: shown('[data-opening]'),
      clock: shown('.home-hero-date [data-clock-now]'),
      next: shown('.day-strip-next time'),
    };
  });
}

/** Opens the home page with its files of code held back until the returned function is called. */
async function openWithoutScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  return scripts.resolve;
}

for (const [name, minute] of Object.entries(HOURS)) {
  test(`ROUTE-1 home at ${name} is right before its script has loaded, stays so with it, and does not move`, async ({
    page,
  }) => {
    await measureShift(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const now = new Date(`${TODAY}T${clockOf(minute)}:00+04:00`);
    await page.clock.setFixedTime(now);
    const startScripts = await openWithoutScripts(page);
    const before = await readNow(page);
    const title = dayTitles(SUN).find(({ from, until }) => from <= minute && minute < until);
    const time = title?.at === undefined ? '' : clockOf(title.at);
    expect(before.title.map(plain)).toEqual([plain(getMessage('en', `guide.home.title.${title?.id}`, { time }))]);
    expect(before.clock).toEqual([clockOf(minute)]);
    expect(before.best.length).toBeGreaterThan(0);
    expect(before.opening.length).toBeGreaterThanOrEqual(4);

    startScripts();
    await untilLive(page);
    await expect(page.locator('[data-now]')).toHaveCount(0);
    const isOld = isWeatherOld(now);
    const after = await readNow(page);
    expect(after.best.length).toBeGreaterThan(0);
    expect(isOld ? { ...after, best: before.best } : after).toEqual(before);
    const light = await page
      .locator('.skyline')
      .evaluate((element) => getComputedStyle(element).getPropertyValue('--tone-sky'));
    expect(light).toBe(skylineProperties(skylineHour(minute, SUN))['--tone-sky']);
    if (!isOld) expect(await shiftOf(page)).toBeLessThanOrEqual(SHIFT_LIMIT);
  });
}

test('ROUTE-1 PWA-9 a home page of another day asks for today and tells nothing of its own day as now', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2027-03-20T21:30:00+04:00'));
  const day = page.waitForRequest(/\/api\/days\/2027-03-20/);
  const startScripts = await openWithoutScripts(page);
  expect(await page.locator('html').getAttribute('data-hour')).toBe('other');
  await expect(page.locator('.best-now li').first()).toBeHidden();
  startScripts();
  await untilLive(page);
  await day;
  await expect(page.locator('.home-hero-date time')).toHaveAttribute('datetime', '2027-03-20');
  await expect(page.locator('.best-now li:visible').first()).toBeVisible();
});

test('ROUTE-1 each occasion of the home page leads to choices with reasons', async ({ page }) => {
  await openPage(page, '/');
  await page
    .getByRole('link', { name: getMessage('en', 'guide.home.occasion.first-visit') })
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(getMessage('en', 'occasions.title.first-visit'));
  await expect(page.getByText(getMessage('en', 'occasions.why.icon')).first()).toBeVisible();
});

const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');
