import { CONSENT_KEYS } from '@dalil/domain/privacy/consent-rules.ts';
import { LOCALES, type Locale, localePath } from '@dalil/domain/language/locale.ts';
import { consentText, NO_CONSENT_SERVICES } from '@dalil/domain/privacy/consent-texts.ts';
import type { Page } from '@playwright/test';
import { openCached } from './fixtures/device.ts';
import { addAxe, violationsOf } from './fixtures/axe.ts';
import { getMessage } from './fixtures/messages.ts';
import { openPage } from './fixtures/open-page.ts';
import { IS_FULL_RUN } from './fixtures/scope.ts';
import { expect, test } from './fixtures/site-test.ts';

const ARTICLE = '/news/how-salik-gates-charge';

test.use({ hasDecided: false, allowedConsole: /ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|status of 503/ });

const dialog = (page: Page) => page.getByRole('dialog');
const stored = (page: Page) =>
  page.evaluate(
    ({ receipt, categories }) => ({
      receipt: JSON.parse(localStorage.getItem(receipt) ?? 'null') as Record<string, unknown> | null,
      categories: JSON.parse(localStorage.getItem(categories) ?? 'null') as Record<string, boolean> | null,
    }),
    CONSENT_KEYS,
  );

/** The requests of a page to what is not a page, its files or the guide. */
function recordRequests(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(new URL(request.url()).pathname));
  return seen;
}

/** The other journeys of the dialog are in English. */
const DIALOG_LOCALES: readonly Locale[] = IS_FULL_RUN ? LOCALES : ['ar'];

for (const locale of DIALOG_LOCALES) {
  const text = consentText(locale, NO_CONSENT_SERVICES);
  test(`PRIV-2 LAYOUT-9 the dialog asks in ${locale} without blocking or moving the page, and a rejection stays`, async ({
    page,
    site,
  }) => {
    const requests = recordRequests(page);
    await page.goto(localePath(locale, ARTICLE));
    await expect(dialog(page).getByRole('heading')).toHaveText(text.title);
    expect(requests.filter((path) => /consent/.test(path))).toEqual(['/consent.js', '/api/consent-text']);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 300);
        }),
    );
    expect(shift).toBeLessThan(0.005);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);

    await dialog(page).getByRole('button', { name: text.rejectAll }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText(getMessage(locale, 'shell.cookies.rejected'))).toBeVisible();
    const { hash } = (await (await page.request.get(`/api/consent-text?locale=${locale}`)).json()) as { hash: string };
    expect((await stored(page)).receipt).toMatchObject({ choice: 'rejected', granted: [], locale, textHash: hash });

    await openCached(page, localePath(locale, ARTICLE));
    const other = locale === 'en' ? 'ar' : 'en';
    requests.length = 0;
    await page.goto(localePath(other, ARTICLE));
    await page.waitForTimeout(2000);
    await expect(dialog(page)).toHaveCount(0);
    await site.stop();
    await page.goto(localePath(locale, ARTICLE));
    await page.waitForTimeout(2000);
    await expect(dialog(page)).toHaveCount(0);
    expect(requests.filter((path) => /consent/.test(path))).toEqual([]);
  });
}

test('PRIV-1 PRIV-2 the toggles of seven categories are stored, and the settings in the footer ask again', async ({
  page,
}) => {
  const text = consentText('en', NO_CONSENT_SERVICES);
  await openPage(page, ARTICLE);
  await addAxe(page);
  expect(await violationsOf(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: text.customise }).click();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(7);
  const toggles = dialog(page).getByRole('switch');
  await expect(toggles).toHaveCount(6);
  for (const toggle of await toggles.all()) await expect(toggle).not.toBeChecked();
  await expect(dialog(page).getByText(text.notUsed)).toHaveCount(4);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Space');
  await expect(toggles.first()).toBeChecked();
  await dialog(page).getByRole('button', { name: text.acceptSelected }).click();
  await expect(page.getByText('Cookie Preferences Saved')).toBeVisible();
  expect(await stored(page)).toMatchObject({
    receipt: { choice: 'selected', granted: ['analytics'] },
    categories: { analytics: true, marketing: false, functional: false },
  });

  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await dialog(page).getByRole('button', { name: text.acceptAll }).click();
  await expect(page.getByText('Cookies Accepted')).toBeVisible();
  expect((await stored(page)).categories).toMatchObject({ analytics: true, marketing: true, functional: true });
});

test('PRIV-2 Global Privacy Control is taken as a rejection, recorded, and can be overruled only on request', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await openPage(page, ARTICLE);
  await expect.poll(async () => (await stored(page)).receipt).toMatchObject({ choice: 'gpc', gpc: true, granted: [] });
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(dialog(page)).toContainText('Your browser sends Global Privacy Control');
});
