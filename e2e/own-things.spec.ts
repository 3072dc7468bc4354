import type { Page } from '@playwright/test';
import { openPage } from './fixtures/open-page.ts';
import { openSections } from './fixtures/open-sections.ts';
import { signUp } from './fixtures/sign-in.ts';
import { giveVoices, spoken, VOICES } from './fixtures/speech.ts';
import { decideOnCookies, expect, test } from './fixtures/test.ts';
import { comeFromNewAddress } from './fixtures/visitor.ts';
import { FULL_ONLY } from './fixtures/scope.ts';

const BRITISH = VOICES.en;
const AMERICAN = { ...VOICES.en, voiceURI: 'bob', name: 'Bob', lang: 'en-US', default: false };

test.use({ reducedMotion: 'reduce', allowedConsole: /status of 4\d\d/ });

test.beforeEach(({ context }) => comeFromNewAddress(context));

const newAddress = (name: string) => `${name}-${Date.now()}@dalil.example`;

/** Moves a slider with the keyboard. */
async function press(page: Page, slider: string, key: string, times: number): Promise<void> {
  const field = page.getByRole('slider', { name: slider });
  await field.focus();
  for (let time = 0; time < times; time++) await page.keyboard.press(key);
}

test('PROF-7 a guest sets how pages are read in the sheet of every page, hears it, and is read to so', async ({
  page,
}) => {
  await giveVoices(page, [BRITISH, AMERICAN]);
  await openPage(page, '/news');
  await page.getByRole('banner').getByRole('button', { name: 'Display' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Reading aloud' }).click();
  await sheet.getByRole('combobox', { name: 'Voice for English' }).selectOption('bob');
  await press(page, 'Speed', 'ArrowRight', 5);
  await sheet.getByRole('button', { name: 'Hear an example: English' }).click();
  await expect.poll(async () => (await spoken(page)).at(-1)).toMatchObject({ voice: 'bob', rate: 1.5 });
  await openPage(page, '/news/how-salik-gates-charge');
  await page.getByRole('button', { name: 'Listen' }).click();
  await expect.poll(async () => (await spoken(page)).at(-1)).toMatchObject({ voice: 'bob', rate: 1.5 });
});

test('PROF-3 PROF-7 how pages are read aloud travels with the account to another device', { tag: FULL_ONLY }, async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  const origin = baseURL ?? '';
  const email = newAddress('listener');
  await signUp(context, origin, { email, fullName: 'Laila Listener' });
  await giveVoices(page, [BRITISH]);
  await openPage(page, '/settings#reading');
  await expect(page.getByText('No Urdu voice on this device')).toBeVisible();
  await page.getByRole('combobox', { name: 'Voice for English' }).selectOption('amy');
  await press(page, 'Pitch', 'ArrowLeft', 2);
  await page.getByRole('switch', { name: 'Mark what is read' }).click();
  await expect
    .poll(async () => (await page.request.get('/api/user-preferences')).json())
    .toMatchObject({ preferences: { ttsSettings: { pitch: 0.8, highlightText: false } } });
  const { cookies } = await context.storageState();
  const other = await browser.newContext({ baseURL: origin });
  await decideOnCookies(other);
  await other.addCookies(cookies);
  await other.addInitScript(() => localStorage.setItem('dalil.auth', '1'));
  const there = await other.newPage();
  await openPage(there, '/settings#reading');
  await expect(there.getByRole('slider', { name: 'Pitch' })).toHaveAttribute('aria-valuetext', '80%');
  await expect(there.getByRole('switch', { name: 'Mark what is read' })).not.toBeChecked();
  await other.close();
});

test('PWA-8 PROF-6 a change the server rejects is stored and shown, and arrives when it is tried again', {
  tag: FULL_ONLY,
}, async ({ page, context, baseURL }) => {
  await signUp(context, baseURL ?? '', { email: newAddress('keeper'), fullName: 'Karim Keeper' });
  await page.route('**/api/sync/user-data', (route) =>
    route.fulfill({ status: 422, contentType: 'application/problem+json', body: '{"code":"invalid_input"}' }),
  );
  await openPage(page, '/content/kite-beach');
  const rejected = page.waitForResponse((answer) => answer.url().endsWith('/api/sync/user-data'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await rejected;
  await openPage(page, '/dashboard');
  const panel = page.getByRole('region', { name: 'Changes on this device' });
  await expect(panel).toContainText('1 change could not be saved');
  await expect(panel).toContainText('Kite Beach');
  await page.unroute('**/api/sync/user-data');
  await openPage(page, '/bookmarks');
  await panel.getByRole('button', { name: /^Try again: / }).click();
  await expect(panel).toHaveCount(0);
  await expect
    .poll(async () => (await page.request.get('/api/bookmarks')).json())
    .toMatchObject({ bookmarks: [{ itemId: 'kite-beach' }] });
  await openPage(page, '/dashboard');
  const saved = page.getByRole('region', { name: 'Saved', exact: true });
  await expect(saved.getByRole('link', { name: /Kite Beach/ })).toBeVisible();
  await expect(saved).toContainText('1 saved item');
});

test('ERR-5 a saved setting says so with a way back, and the message leaves by itself', { tag: FULL_ONLY }, async ({
  page,
  context,
  baseURL,
}) => {
  await signUp(context, baseURL ?? '', { email: newAddress('setter'), fullName: 'Sana Setter' });
  await page.clock.install();
  await openPage(page, '/settings');
  await openSections(page);
  await page.getByRole('switch', { name: 'Compact lists' }).click();
  const toast = page.getByRole('region', { name: 'Messages' });
  await expect(toast.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5000);
  await expect(toast.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.getByRole('switch', { name: 'Compact lists' }).click();
  await toast.getByRole('button', { name: 'Undo' }).hover();
  await page.clock.runFor(60_000);
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('switch', { name: 'Compact lists' })).toBeChecked();
});

test('PROF-6 the dashboard leads to the reading history, and to switching it on', { tag: FULL_ONLY }, async ({
  page,
  context,
  baseURL,
}) => {
  await signUp(context, baseURL ?? '', { email: newAddress('reader'), fullName: 'Rana Reader' });
  await openPage(page, '/dashboard');
  await page.getByRole('link', { name: 'Keep a history' }).click();
  await page.getByRole('switch', { name: 'Keep a history of what I read' }).check();
  await openPage(page, '/content/kite-beach');
  await openPage(page, '/dashboard');
  const read = page.getByRole('region', { name: 'Read lately' });
  await expect(read.getByRole('link', { name: /Kite Beach/ })).toBeVisible();
  await expect(page.getByText('On, on this device only')).toBeVisible();
});
