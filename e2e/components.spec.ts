import { addAxe, LOOK_RULES, violationsOf } from './frame/axe.ts';
import { openPage } from './frame/open-page.ts';
import { addStyle, STILL } from './frame/style.ts';
import { expect, test } from './frame/test.ts';

const PATH = '/dev/components';
/** The page holds every component in four themes and both directions, each in a part of its own. */
const LOOKS = 8;

test.use({ reducedMotion: 'reduce' });

// On its first visit the development server gathers the packages the pages need, and starts over.
test.beforeAll(async ({ browser, baseURL }) => {
  test.setTimeout(120_000);
  const page = await browser.newPage({ baseURL });
  await expect(() => openPage(page, PATH)).toPass({ timeout: 100_000 });
  await page.close();
});

test('I18N-1 PROF-5 no component has a violation in four themes and two directions', async ({ page }) => {
  await openPage(page, PATH);
  await addStyle(page, STILL);
  const looks = page.getByRole('main').locator('[data-theme][data-contrast][dir]');
  const names = await looks.evaluateAll((parts) =>
    parts.map((part) => ['data-theme', 'data-contrast', 'dir'].map((name) => part.getAttribute(name)).join(' ')),
  );
  expect(new Set(names)).toHaveProperty('size', LOOKS);
  await addAxe(page);
  const violations = await violationsOf(page);
  // Each part stands here once a theme, so its name comes again.
  expect(violations.filter((violation) => !violation.startsWith('landmark-unique:'))).toEqual([]);
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await violationsOf(page, LOOK_RULES)).toEqual([]);
});
