import { openSections } from './fixtures/open-sections.ts';
import { expect, test } from './fixtures/test.ts';
import { FULL_ONLY } from './fixtures/scope.ts';

test.use({ javaScriptEnabled: false });

test('ROUTE-1 ROUTE-11 without scripts lists, their pages, chips and language links work', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dining' }).click();
  await expect(page).toHaveURL('/eatanddrink');
  const places = page.getByRole('main').getByRole('article');
  await expect(places).toHaveCount(20);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/eatanddrink?page=2');
  await expect(places).toHaveCount(20);
  await page.getByRole('list', { name: 'Quick filters' }).getByRole('link', { name: 'Outdoors' }).click();
  await expect(page).toHaveURL('/eatanddrink?setting=outdoor');
  await places.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/news?topic=dining');
  await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL('/ar/news?topic=dining');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/news?topic=dining');
});

test('ROUTE-1 without scripts the city pages keep no room for the moment, and a day is chosen by a form', {
  tag: FULL_ONLY,
}, async ({ page }) => {
  await page.goto('/today');
  await expect(page.getByRole('heading', { name: 'The day by the hour' })).toBeVisible();
  await expect(page.locator('main [data-needs-script]')).toBeHidden();
  await page.getByLabel('Choose a day').fill('2027-02-15');
  await page.getByRole('button', { name: 'Show the day' }).click();
  await expect(page.getByRole('main')).toContainText('Ramadan, day 8');
  await openSections(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Confirm with Salik Company' }).first()).toBeVisible();
  await page.goto('/traffic');
  await expect(page.locator('main [data-needs-script]')).toBeHidden();
});

for (const width of [1440, 390]) {
  test(`ROUTE-1 without scripts the filters at ${width} are a form, sent with the order of the list`, {
    tag: width === 390 ? [] : FULL_ONLY,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/eatanddrink');
    if (width < 900) await page.getByRole('link', { name: 'Filters' }).click();
    const form = page.getByRole('form', { name: 'Filters' });
    await form.getByRole('checkbox', { name: /^Deira/ }).check({ force: true });
    await form.getByRole('checkbox', { name: /^For families/ }).check({ force: true });
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name');
    await form.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/\?(?=.*neighbourhood=deira)(?=.*feature=family)(?=.*sort=name)/);
    await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')).toHaveCount(2);
    const names = await page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts();
    const bare = names.map((name) => name.replace(/^\d+\.\s*/, ''));
    expect(bare.length).toBeGreaterThan(1);
    expect(bare).toEqual(bare.toSorted((a, b) => a.localeCompare(b, 'en')));
  });
}

test('LAYOUT-1 PROF-5 without scripts nothing shows that only scripts can do, and the system theme holds', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of ['/', '/eatanddrink', '/news/how-salik-gates-charge', '/government/tourist-visa', '/privacy']) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
    const idle = page.getByRole('button').filter({ hasNotText: 'Apply' });
    expect(await idle.allInnerTexts(), path).toEqual([]);
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await page.evaluate(() => matchMedia('(prefers-color-scheme: light)').matches);
    expect(light).toBe(false);
    expect(ground, path).not.toMatch(/^(rgb\(2[0-9]{2}|oklch\(0\.9)/);
  }
});

test('LAYOUT-7 ROUTE-1 without scripts the groups of the footer and the other actions of a place open', {
  tag: FULL_ONLY,
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/content/souk-al-bahar');
  const question = page.getByRole('main').getByRole('link', { name: 'Ask Ayyan about this' });
  await expect(question).toBeHidden();
  await page.getByRole('main').getByText('More', { exact: true }).click();
  await expect(question).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await footer.locator('summary').getByText('Legal', { exact: true }).click();
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
  await footer.getByRole('link', { name: 'Report something wrong' }).click();
  const note = page.getByRole('main').locator('noscript p').first();
  await expect(note).toBeVisible();
  await expect(note).toContainText('This form needs scripts');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(footer.getByRole('link', { name: 'Nightlife' })).toBeVisible();
});
