import { DEVICE_STORAGE, deviceEntryOf, type StoragePlace } from '@dalil/domain/privacy/device-storage.ts';
import { consentText, NO_CONSENT_SERVICES } from '@dalil/domain/privacy/consent-texts.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { addAxe, violationsOf } from './fixtures/axe.ts';
import { getMessage } from './fixtures/messages.ts';
import { openPage } from './fixtures/open-page.ts';
import { CHECKED_LOCALES, FULL_ONLY } from './fixtures/scope.ts';
import { expect, test } from './fixtures/site-test.ts';
import { localePath } from '@dalil/domain/language/locale.ts';

const PAGE = '/legal/device-storage';

test.use({ downloadsGuide: true, hasDecided: false });

/** Everything the browser stores for the site, by place and name. The database by its stores that hold something. */
async function readStored(page: Page, context: BrowserContext): Promise<[StoragePlace, string][]> {
  const read = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const stores: string[] = [];
    for (const { name = '' } of databases) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(opening.error));
      });
      stores.push(...database.objectStoreNames);
      database.close();
    }
    return {
      local: Object.keys(localStorage),
      tab: Object.keys(sessionStorage),
      cache: await caches.keys(),
      database: stores,
      databases: databases.map(({ name }) => name),
    };
  });
  expect(read.databases).toEqual(['dalil']);
  const cookies = (await context.cookies()).map(({ name }) => name);
  const places = { ...read, cookie: cookies } as Record<StoragePlace, string[]>;
  const names = ['local', 'tab', 'cache', 'database', 'cookie'] as const;
  return names.flatMap((place) => places[place].map((name): [StoragePlace, string] => [place, name]));
}

test('DATA-3 ERR-5 after a walk through the product everything stored is on the list, and clearing the device deletes it', async ({
  page,
  context,
}) => {
  const text = consentText('en', NO_CONSENT_SERVICES);
  await openPage(page, '/news/how-salik-gates-charge');
  await page.getByRole('dialog').getByRole('button', { name: text.rejectAll }).click();
  await page.getByRole('button', { name: /^Save/ }).first().click();
  for (const address of [
    '/',
    '/today',
    '/nightlife',
    '/eatanddrink',
    '/plan',
    '/search?q=salik',
    '/chat',
    '/support',
  ]) {
    await openPage(page, address);
  }
  await page.getByRole('textbox').last().fill('A message that is not sent');
  await page.evaluate(() => localStorage.setItem('dalil.theme', 'dark'));
  await openPage(page, '/ar');
  await openPage(page, PAGE);
  await expect.poll(async () => (await readStored(page, context)).map(([place]) => place)).toContain('cache');

  const stored = await readStored(page, context);
  expect(stored.filter(([place, name]) => deviceEntryOf(place, name) === undefined)).toEqual([]);
  expect(stored.length).toBeGreaterThan(10);
  const displayed = await page.getByRole('main').innerText();
  for (const [place, name] of stored) {
    const pattern = deviceEntryOf(place, name)?.stores[place]?.find((one) => name.startsWith(one.replace('*', '')));
    expect(displayed, `${place} ${name}`).toContain(pattern);
  }
  await expect(page.getByText(getMessage('en', 'device.stored')).first()).toBeVisible();

  await page.getByRole('button', { name: getMessage('en', 'device.clear') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: getMessage('en', 'device.clear.confirm') })
    .click();
  await expect(page.getByText('Data cleared')).toBeVisible();
  const left = (await readStored(page, context)).filter(([place]) => place === 'local').map(([, name]) => name);
  for (const name of ['dalil.theme', 'dalil.bookmarks', 'dalil.cookie-consent']) expect(left).not.toContain(name);
});

for (const locale of CHECKED_LOCALES) {
  test(`DATA-3 the list is complete and accessible in ${locale}`, { tag: FULL_ONLY }, async ({ page }) => {
    await openPage(page, localePath(locale, PAGE));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(getMessage(locale, 'device.title'));
    for (const { id } of DEVICE_STORAGE) {
      await expect(page.getByText(getMessage(locale, `device.entry.${id}`), { exact: true })).toBeVisible();
    }
    await addAxe(page);
    expect(await violationsOf(page)).toEqual([]);
  });
}
