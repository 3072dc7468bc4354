import { addAxe, LOOK_RULES, violationsOf } from './fixtures/axe.ts';
import { openComponentSheet } from './fixtures/component-sheet.ts';
import { addStyle, STILL } from './fixtures/style.ts';
import { expect, test } from './fixtures/test.ts';

/** The page contains every component in four themes and both directions, each in a separate section. */
const LOOKS = 8;

test.use({ reducedMotion: 'reduce' });

test('I18N-1 PROF-5 no component has a violation in four themes and two directions', async ({ page }) => {
  await openComponentSheet(page);
  await addStyle(page, STILL);
  const looks = page.getByRole('main').locator('[data-theme][data-contrast][dir]');
  await expect(looks).toHaveCount(LOOKS);
  const names = await looks.evaluateAll((parts) =>
    parts.map((part) => ['data-theme', 'data-contrast', 'dir'].map((name) => part.getAttribute(name)).join(' ')),
  );
  expect(new Set(names)).toHaveProperty('size', LOOKS);
  await addAxe(page);
  const violations = await violationsOf(page);
  // Each section is repeated for every theme, so its name is not unique.
  expect(violations.filter((violation) => !violation.startsWith('landmark-unique:'))).toEqual([]);
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await violationsOf(page, { rules: LOOK_RULES })).toEqual([]);
});
