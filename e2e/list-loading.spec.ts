import { measureShift, shiftOf } from './fixtures/layout-shift.ts';
import { openPage } from './fixtures/open-page.ts';
import { expect, test } from './fixtures/test.ts';

/** The maximum layout shift of a page. */
const SHIFT_LIMIT = 0.005;
/** Longer than the time after a tap in which the browser counts no shift. */
const SLOW_MS = 1500;

for (const { name, list, next, answer, loading } of [
  { name: 'places', list: '/eatanddrink', next: 'Page 2', answer: '**/api/sections/**', loading: 'Loading the list' },
  { name: 'results', list: '/search?q=beach', next: 'Page 2', answer: '**/api/search?**', loading: 'Searching' },
]) {
  test(`ROUTE-1 the second page of ${name} loads in its own shape, is the current one at once, and moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route(answer, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      await route.continue();
    });
    await measureShift(page);
    await openPage(page, list);
    const second = page.getByRole('link', { name: next, exact: true });
    await second.click();
    await expect(page.getByText(loading, { exact: true })).toBeAttached();
    await expect(second).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveURL(/[?&]page=2$/);
    await expect(page.getByText(loading, { exact: true })).toHaveCount(0);
    await page.waitForTimeout(SLOW_MS);
    expect(await shiftOf(page)).toBeLessThanOrEqual(SHIFT_LIMIT);
  });
}
