import { LOCALE_INFO, LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { getMessage } from './fixtures/messages.ts';
import { becomeEditor } from './fixtures/newsroom.ts';
import { openPage } from './fixtures/open-page.ts';
import { FULL_ONLY } from './fixtures/scope.ts';
import { becomeAdmin, staffSiteTest } from './fixtures/staff-site-test.ts';
import { decideOnCookies, expect } from './fixtures/test.ts';

const en = (key: string) => getMessage('en', key);
const DESK = '/dashboard/city-alerts';
const TITLES: Record<Locale, string> = {
  en: 'Sheikh Zayed Road closed at Trade Centre',
  ar: 'إغلاق شارع الشيخ زايد عند المركز التجاري',
  hi: 'ट्रेड सेंटर पर शेख ज़ायद रोड बंद',
  ur: 'ٹریڈ سینٹر پر شیخ زاید روڈ بند',
};

/** A server of its own: an alert is on pages of every user. */
const test = staffSiteTest('alerts');
test.use({ reducedMotion: 'reduce', allowedConsole: /status of 403/ });

test('STAFF-2 an editor writes an alert in four languages, an admin confirms it, users see it until it is ended', {
  tag: FULL_ONLY,
}, async ({ page, context, baseURL, browser }) => {
  test.slow();
  const origin = baseURL ?? '';
  await becomeAdmin(context, origin);
  const desk = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' });
  const phone = await browser.newContext({ baseURL: origin, viewport: { width: 390, height: 844 } });
  for (const one of [desk, phone]) await decideOnCookies(one);
  await becomeEditor(desk, context, origin);
  const [editor, user] = [await desk.newPage(), await phone.newPage()];

  await openPage(editor, DESK);
  await editor.getByRole('button', { name: en('alert-desk.write') }).click();
  await editor.getByLabel(en('alert-desk.field.kind')).selectOption('road');
  await editor.getByRole('button', { name: en('alert-desk.send') }).click();
  await expect(editor.getByRole('group', { name: en('account.problem') })).toBeFocused();
  for (const locale of LOCALES) {
    const language = editor.getByRole('group', { name: LOCALE_INFO[locale].nativeName, exact: true });
    await language.getByLabel(en('alert-desk.field.title')).fill(TITLES[locale]);
    await language.getByLabel(en('alert-desk.field.text')).fill(`${TITLES[locale]}.`);
  }
  await editor.getByLabel(en('alert-desk.field.source'), { exact: true }).fill('RTA');
  await editor.getByLabel(en('alert-desk.field.url')).fill('https://www.rta.ae/');
  await editor.getByRole('button', { name: en('alert-desk.send') }).click();
  await expect(editor.getByText(en('alert-desk.own'))).toBeVisible();

  await openPage(user, '/ar');
  await expect(user.getByText(TITLES.ar)).toHaveCount(0);
  await openPage(page, DESK);
  await page.getByRole('button', { name: en('alert-desk.confirm') }).click();
  await expect(page.getByRole('button', { name: en('alert-desk.end'), exact: true })).toBeVisible();

  await expect(async () => {
    await user.reload();
    await expect(user.locator('#city-alerts')).toContainText(TITLES.ar, { timeout: 1000 });
  }).toPass({ timeout: 60_000 });

  await page.getByRole('button', { name: en('alert-desk.end'), exact: true }).click();
  await page.getByLabel(en('alert-desk.note')).fill('The road is open again.');
  await page.getByRole('button', { name: en('alert-desk.end'), exact: true }).click();
  await expect(page.getByText('The road is open again.')).toBeVisible();
  await expect(async () => {
    await user.reload();
    await expect(user.getByText(TITLES.ar)).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  for (const one of [desk, phone]) await one.close();
});
