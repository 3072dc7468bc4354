import { addAxe, LOOK_RULES, TAGS, violationsOf } from './frame/axe.ts';
import { untilLive } from './frame/open-page.ts';
import { addStyle, STILL } from './frame/style.ts';
import { expect, test } from './frame/test.ts';

/** The page holds every component in four themes and both directions, each theme in a part of its own. */
const LOOKS = 8;

test.use({ reducedMotion: 'reduce' });

test('I18N-1 PROF-5 no component has a violation in four themes and two directions', async ({ page }) => {
  test.setTimeout(120_000);
  // The first visit has the development server make the page.
  await page.goto('/dev/components', { timeout: 60_000 });
  await untilLive(page);
  await addStyle(page, STILL);
  const looks = page.getByRole('main').locator('[data-theme][data-contrast][dir]');
  await expect(looks).toHaveCount(LOOKS);
  expect(new Set(await looks.evaluateAll((parts) => parts.map((part) => Object.values({ ...part.dataset }).join() + part.dir)))).toHaveProperty('size', LOOKS);
  await addAxe(page);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violationsOf(page, width === 1440 ? undefined : LOOK_RULES), `${TAGS.join()} at ${width}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
