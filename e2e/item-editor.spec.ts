import { LOCALES } from '@dalil/domain/language/locale.ts';
import { getMessage } from './fixtures/messages.ts';
import { becomeEditor, takeStep } from './fixtures/newsroom.ts';
import { openPage } from './fixtures/open-page.ts';
import { FULL_ONLY } from './fixtures/scope.ts';
import { ADMIN, signIn } from './fixtures/sign-in.ts';
import { expect, test } from './fixtures/test.ts';

// The browser reports the file that is refused.
test.use({ reducedMotion: 'reduce', allowedConsole: /status of 400 .*pictures\/upload/ });

const ar = (key: string, values = {}) => getMessage('ar', key, values);
const en = (key: string, values = {}) => getMessage('en', key, values);
const EDITOR = '/dashboard/content-management/attractions/place/zabeel-park';

test('STAFF-1 STAFF-3 the hours of a place are corrected in Arabic on a phone, approved, and shown in four languages', {
  tag: FULL_ONLY,
}, async ({ page, context, baseURL, browser }) => {
  test.slow();
  const origin = baseURL ?? '';
  await signIn(context, origin, ADMIN);
  const phone = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  await becomeEditor(phone, context, origin);
  const editor = await phone.newPage();

  await openPage(editor, `/ar${EDITOR}`);
  const label = ar('editor.field.ramadan');
  await editor.getByRole('button', { name: `${ar('editor.fact.change')} ${label}` }).click();
  const hours = editor.getByRole('group', { name: label, exact: true }).first();
  await hours.getByLabel(ar('editor.hours.from')).first().fill('10:15');
  await hours.getByRole('textbox', { name: ar('newsroom.source.name') }).fill('بلدية دبي');
  await hours.getByRole('textbox', { name: ar('newsroom.source.url') }).fill('https://www.dm.gov.ae/parks');
  await hours.getByLabel(ar('newsroom.fact.asOf')).fill('2026-11');
  // What is wrong is said beside its field, and a closed tab loses nothing.
  await editor.getByRole('button', { name: ar('newsroom.save'), exact: true }).click();
  await expect(editor.getByRole('alert').filter({ hasText: 'reviewBy' })).toBeVisible();
  await openPage(editor, `/ar${EDITOR}`);
  await expect(editor.getByText(ar('editor.restored'))).toBeVisible();
  await hours.getByLabel(ar('newsroom.reviewBy')).fill('2027-05-01');
  await editor.getByRole('button', { name: ar('newsroom.save'), exact: true }).click();
  await expect(editor.getByRole('region', { name: ar('newsroom.changes') }).getByText('10:15–23:00')).toBeVisible();
  const details = editor.getByLabel(ar('newsroom.reviewBy')).last();
  await details.fill('2027-05-01');
  await editor.getByRole('button', { name: ar('newsroom.details.save') }).click();
  await expect(editor.getByText(ar('newsroom.details.saved'))).toBeVisible();
  await takeStep(editor, ar('newsroom.action.submit'));

  await openPage(page, '/dashboard/content-approval');
  await page.getByRole('link', { name: 'Zabeel Park' }).click();
  const changes = page.getByRole('region', { name: en('newsroom.changes') });
  await expect(changes.getByText('10:15–23:00')).toBeVisible();
  await takeStep(page, en('newsroom.action.approve'));
  await openPage(page, '/dashboard/content-approval?part=release&open=place.zabeel-park.data');
  await takeStep(page, en('newsroom.action.publish'));

  const visitor = await browser.newPage({ baseURL: origin });
  for (const locale of LOCALES) {
    await visitor.goto(locale === 'en' ? '/tourism/zabeel-park' : `/${locale}/tourism/zabeel-park`);
    await expect(visitor.locator('main').getByText(/10:15/).first()).toBeVisible();
  }
  await visitor.close();
  await phone.close();
});

test('STAFF-1 a photograph is uploaded, described in four languages and can be used', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, baseURL ?? '', ADMIN);
  await openPage(page, '/dashboard/media');
  const picture = await page.screenshot({ type: 'png' });
  await page
    .getByLabel(en('editor.upload'))
    .last()
    .setInputFiles({
      name: 'notes.html',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('<html><script>alert(1)</script></html>'),
    });
  await expect(page.getByRole('alert').getByText(en('editor.upload.type'))).toBeVisible();
  await page
    .getByLabel(en('editor.upload'))
    .last()
    .setInputFiles({ name: 'creek.png', mimeType: 'image/png', buffer: picture });
  const dialog = page.getByRole('dialog', { name: en('editor.picture') });
  await expect(dialog).toBeVisible({ timeout: 60_000 });
  for (const [language, text] of [
    ['English', 'Boats'],
    ['Arabic', 'قوارب'],
    ['Hindi', 'नावें'],
    ['Urdu', 'کشتیاں'],
  ] as const) {
    await dialog.getByRole('textbox', { name: en('editor.picture.alt', { language }) }).fill(text);
  }
  await dialog.getByRole('combobox', { name: en('editor.picture.licence') }).selectOption('own');
  await dialog.getByRole('textbox', { name: en('editor.picture.credit') }).fill('Sana Karim');
  await dialog.getByRole('button', { name: en('newsroom.save') }).click();
  await expect(dialog).toBeHidden();
  await openPage(page, '/dashboard/media?part=usable');
  const image = page.getByRole('img', { name: 'Boats' });
  await expect(image).toBeVisible();
  expect(await image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(320);
  const file = await page.request.get((await image.getAttribute('src')) ?? '');
  expect(file.headers()).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
});
