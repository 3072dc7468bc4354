import { consentText, NO_CONSENT_SERVICES } from '@dalil/domain/privacy/consent-texts.ts';
import type { Page } from '@playwright/test';
import { getMessage } from './fixtures/messages.ts';
import { openPage } from './fixtures/open-page.ts';
import { expect, test } from './fixtures/test.ts';

const ARTICLE = '/news/how-salik-gates-charge';
const TEXT = consentText('en', NO_CONSENT_SERVICES);
const REFUSED = getMessage('en', 'device.refused.texts');

// The router's own inline script of scroll positions reports what is blocked; nothing else may.
test.use({ downloadsGuide: true, hasDecided: false, allowedConsole: /The operation is insecure/ });

const dialog = (page: Page) => page.locator('dalil-consent').getByRole('dialog');

/** Site data is blocked: browsers then throw when the storage is touched. */
function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  }
}

/** No room is left: only writing throws. */
function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

for (const [state, refuse, saved] of [
  ['blocked', blockStorage, 'shell.bookmark.not-kept'],
  ['full', fillStorage, 'shell.bookmark.saved'],
] as const) {
  test(`DATA-3 PRIV-2 with ${state} storage the cookie dialog closes, a save is answered, and the page says what lasts`, async ({
    page,
  }) => {
    await page.addInitScript(refuse);
    await openPage(page, ARTICLE);
    await dialog(page).getByRole('button', { name: TEXT.rejectAll }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText(getMessage('en', 'shell.cookies.notStored'))).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(getMessage('en', saved), { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await dialog(page).getByRole('button', { name: TEXT.acceptAll }).click();
    await expect(dialog(page)).toHaveCount(0);
    await openPage(page, '/legal/device-storage');
    await expect(page.getByText(REFUSED)).toBeVisible();
  });
}

test('LAYOUT-9 SEARCH-3 with larger text the cookie dialog does not cover the open list of the search', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('dalil.text', 'large'));
  await page.setViewportSize({ width: 1440, height: 640 });
  await openPage(page, ARTICLE);
  await expect(dialog(page)).toBeVisible();
  await page.getByRole('combobox', { name: 'Search the guide' }).locator('visible=true').pressSequentially('sal');
  await expect(page.getByRole('option').first()).toBeVisible();
  const covered = await page.getByRole('option').evaluateAll((options) =>
    options.filter((option) => {
      const { x, y, width, height } = option.getBoundingClientRect();
      const isSeen = y + height / 2 < (option.closest('.search-popup')?.getBoundingClientRect().bottom ?? 0);
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return isSeen && !option.contains(top);
    }),
  );
  expect(covered).toHaveLength(0);
});
