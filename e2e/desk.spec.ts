import type { Page } from '@playwright/test';
import { addAxe, violationsOf } from './fixtures/axe.ts';
import { getMessage } from './fixtures/messages.ts';
import { becomeEditor } from './fixtures/newsroom.ts';
import { openPage } from './fixtures/open-page.ts';
import { ADMIN, signIn } from './fixtures/sign-in.ts';
import { decideOnCookies, expect, test } from './fixtures/test.ts';

const en = (key: string) => getMessage('en', key);

/** Classes and messages that only modules of the desk name. */
const OF_DESK = /desk-(?:row|body|fill|clip)|[`'"]newsroom\./;

/** Counts presses of the mouse, not of the keyboard. Starts with the next page. */
async function countClicks(page: Page, count: () => void): Promise<void> {
  await page.exposeFunction('countClick', count);
  await page.addInitScript(() => {
    addEventListener(
      'click',
      ({ detail }) => detail > 0 && (window as never as { countClick: () => void }).countClick(),
      true,
    );
  });
}

test('STAFF-1 STAFF-3 an article with a fact is published in nine clicks, of its editor and its publisher together', async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  test.slow();
  const origin = baseURL ?? '';
  await signIn(context, origin, ADMIN);
  const desk = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
  await decideOnCookies(desk);
  await becomeEditor(desk, context, origin);
  const editor = await desk.newPage();
  const title = `Night ferry ${Date.now() % 100_000}`;
  let clicks = 0;
  await countClicks(editor, () => (clicks += 1));
  await countClicks(page, () => (clicks += 1));

  await openPage(editor, '/dashboard');
  await editor.getByRole('button', { name: en('desk.create'), exact: true }).click();
  await editor.getByRole('menuitem', { name: en('desk.create.article'), exact: true }).click();
  await expect(editor.getByRole('textbox', { name: en('newsroom.text.title') })).toBeFocused();
  await editor.keyboard.type(title);
  await editor.keyboard.press('Enter');
  await expect(editor).toHaveURL(/edit=night-ferry-\d+/);
  await expect(editor.getByRole('textbox', { name: en('newsroom.text.summary') })).toBeFocused();
  await editor.keyboard.type('Across the Creek after dark.');
  await editor.getByRole('textbox', { name: en('editor.text'), exact: true }).click();
  await editor.keyboard.insertText('A gate costs ');
  await editor.getByText(en('newsroom.fact.insert')).click();
  await expect(editor.getByRole('searchbox', { name: en('newsroom.fact.find') })).toBeFocused();
  await editor.keyboard.type('salik.peak.price');
  await editor.getByRole('button', { name: /AED 6/ }).first().click();
  await editor.getByRole('button', { name: en('newsroom.action.submit'), exact: true }).click();
  await expect(editor.getByText(en('newsroom.done.submit'))).toBeVisible();

  await openPage(page, '/dashboard');
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: en('newsroom.action.release'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: en('newsroom.action.release'), exact: true })
    .click();
  await expect(page.getByText(en('newsroom.done.release'))).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(9);

  const visitor = await browser.newPage({ baseURL: origin });
  const answer = await visitor.goto(new URL(editor.url()).searchParams.get('edit')?.replace(/^/, '/news/') ?? '');
  expect(answer?.status()).toBe(200);
  await expect(visitor.getByText('AED 6').first()).toBeVisible();
  await desk.close();
  await visitor.close();
});

test('STAFF-6 LAYOUT-1 the desk has its tasks at the side, twenty articles on a screen, and no layout of users', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, baseURL ?? '', ADMIN);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/dashboard?tab=articles');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const tasks = page.getByRole('navigation', { name: en('desk.tasks') });
  await expect(tasks.getByRole('link', { name: en('desk.task.articles') })).toHaveAttribute('aria-current', 'page');
  const seen = await page.evaluate(() => {
    const box = document.querySelector('.desk-table')?.getBoundingClientRect();
    const rows = [...document.querySelectorAll('.desk-table tbody tr')].map((row) => row.getBoundingClientRect());
    const header = document.querySelector('main header')?.getBoundingClientRect();
    return {
      top: header?.top,
      heights: [...new Set(rows.map(({ height }) => Math.round(height)))],
      whole: rows.filter(({ top, bottom }) => box && top >= box.top && bottom <= box.bottom).length,
    };
  });
  expect(seen.top).toBe(64);
  expect(seen.heights).toEqual([32]);
  expect(seen.whole).toBeGreaterThanOrEqual(20);

  await page.keyboard.press('/');
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('main').focus();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  const first = page.getByRole('row').nth(1).getByRole('link').first();
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/edit=/);
});

test('LAYOUT-1 a page of users loads no script of the desk', async ({ page, context, baseURL }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js') && response.ok()) scripts.push(await response.text().catch(() => ''));
  });
  for (const path of ['/', '/news', '/news/how-salik-gates-charge']) {
    await openPage(page, path);
    await page.getByRole('heading', { level: 1 }).click();
    await page.waitForLoadState('networkidle');
  }
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((text) => OF_DESK.test(text)).length).toBe(0);
  await signIn(context, baseURL ?? '', ADMIN);
  await openPage(page, '/dashboard');
  await expect.poll(() => scripts.some((text) => OF_DESK.test(text))).toBe(true);
});

test('STAFF-1 the calendar shows what goes out in seven days, leads to it, and says what hinders it', async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  const origin = baseURL ?? '';
  await signIn(context, origin, ADMIN);
  const desk = await browser.newContext({ baseURL: origin });
  await becomeEditor(desk, context, origin);
  const id = `calendar-${Date.now()}`;
  const text = `/api/newsroom/texts/article/${id}/en`;
  const title = `Ferries on ${id}`;
  const post = async (by: typeof context, path: string, data: object) =>
    expect((await by.request.post(path, { data, headers: { origin } })).ok(), path).toBe(true);
  await post(desk, '/api/newsroom/articles', { id, locale: 'en', title, category: 'attractions' });
  await post(desk, `/api/newsroom/items/article/${id}/details`, {
    category: 'attractions',
    neighbourhoods: [],
    audience: ['resident'],
    method: 'person',
    sources: [{ name: 'Dubai Municipality', url: 'https://www.dm.gov.ae' }],
    reviewBy: '2027-05-01',
    baseVersion: 1,
  });
  await post(desk, text, { baseVersion: 1, title, summary: 'After dark.', markdown: 'Every half hour.', note: '' });
  await post(desk, `${text}/state`, { action: 'submit', version: 2, comment: '' });
  await post(context, `${text}/state`, { action: 'approve', version: 2, comment: '' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/dashboard/calendar');
  const waiting = page.getByRole('region', { name: en('newsroom.calendar.waiting') });
  await expect(waiting.getByRole('link', { name: title })).toBeVisible();
  const days = page.getByRole('main').getByRole('list', { name: en('newsroom.calendar.days') });
  await expect(days.getByRole('heading')).toHaveCount(7);
  await expect(days.getByRole('link', { name: title })).toHaveCount(0);

  const tomorrow = await days.locator('time').nth(1).getAttribute('datetime');
  await post(context, `${text}/state`, { action: 'schedule', version: 2, comment: '', at: `${tomorrow}T09:30` });
  await page.reload();
  await expect(days.getByRole('link', { name: new RegExp(`09:30.*${title}`) })).toBeVisible();
  await expect(waiting.getByRole('link', { name: title })).toHaveCount(0);
  await addAxe(page);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(/from=/);
  await expect(days.getByRole('link', { name: title })).toHaveCount(0);
  await page.keyboard.press('t');
  await days.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/content-approval.*open=article/);
  await desk.close();
});
