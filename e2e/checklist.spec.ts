import { openPage } from './fixtures/open-page.ts';
import { PAGES } from './fixtures/pages.ts';
import { expect, test } from './fixtures/test.ts';
import { FULL_ONLY } from './fixtures/scope.ts';

// The label of a checkbox covers it so that the whole row can be pressed; `force` presses the topmost element.
test('ROUTE-1 DATA-3 ticked documents of a service stay on the device, in every tab and language', async ({
  page,
  context,
}) => {
  await openPage(page, PAGES.service);
  const boxes = page.getByRole('main').getByRole('checkbox');
  await expect(boxes).toHaveCount(3);
  await boxes.nth(0).check({ force: true });
  await boxes.nth(2).check({ force: true });
  await expect(page.getByText('2 of 3 ready')).toBeVisible();

  const other = await context.newPage();
  await openPage(other, `/ar${PAGES.service}`);
  await expect(other.getByRole('checkbox').nth(2)).toBeChecked();
  await openPage(page, PAGES.service);
  await expect(boxes.nth(0)).toBeChecked();
  await expect(boxes.nth(1)).not.toBeChecked();
  await expect(boxes.nth(2)).toBeChecked();

  await boxes.nth(0).uncheck({ force: true });
  await expect(other.getByRole('checkbox').nth(0)).not.toBeChecked();
});

test('DATA-2 clearing the ticks is announced, and the announcement is cleared after two seconds', {
  tag: FULL_ONLY,
}, async ({ page }) => {
  await openPage(page, PAGES.service);
  await page.getByRole('main').getByRole('checkbox').first().check({ force: true });
  await page.evaluate(watchAnnouncements);
  await page.getByRole('button', { name: 'Clear ticks' }).click();
  await expect(page.getByRole('heading', { name: 'Documents you need' })).toBeFocused();
  await expect(page.getByText('0 of 3 ready')).toBeVisible();
  const utterances = () =>
    page.evaluate(() => (window as unknown as { utterances: { text: string; at: number }[] }).utterances);
  await expect.poll(async () => (await utterances()).length).toBe(2);
  const [text, cleared] = await utterances();
  expect([text?.text, cleared?.text]).toEqual(['Ticks cleared', '']);
  expect((cleared?.at ?? 0) - (text?.at ?? 0)).toBeGreaterThan(1900);
  expect((cleared?.at ?? 0) - (text?.at ?? 0)).toBeLessThan(2600);
});

/** Runs in the page: records the announcements of the live region with their times. */
function watchAnnouncements(): void {
  const region = document.getElementById('announcements-polite');
  const utterances: { text: string; at: number }[] = [];
  Object.assign(window, { utterances });
  if (!region) return;
  new MutationObserver(() => utterances.push({ text: region.textContent ?? '', at: performance.now() })).observe(
    region,
    {
      childList: true,
      characterData: true,
      subtree: true,
    },
  );
}
