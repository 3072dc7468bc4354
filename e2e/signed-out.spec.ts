import type { Page } from '@playwright/test';
import { openPage } from './fixtures/open-page.ts';
import { PASSWORD, signUp } from './fixtures/sign-in.ts';
import { expect, test } from './fixtures/test.ts';
import { comeFromNewAddress } from './fixtures/visitor.ts';

const ENDPOINT = '**/api/sync/user-data';
const ITEM = 'kite-beach';

test.use({ allowedConsole: /Failed to load resource|status of 4\d\d/ });

test.beforeEach(({ context }) => comeFromNewAddress(context));

test('AUTH-6 PWA-9 what had not arrived at sign-out stays on the device, unreadable, and arrives at the next sign-in', async ({
  page,
  context,
  baseURL,
}) => {
  const email = `leaver-${Date.now()}@dalil.example`;
  await signUp(context, baseURL ?? '', { email, fullName: 'Layan Leaver' });
  await page.route(ENDPOINT, (route) => route.abort('connectionrefused'));
  await openPage(page, `/content/${ITEM}`);
  await expect.poll(() => onDisk(page, 'keys'), { timeout: 60_000 }).not.toBe('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => onDisk(page, 'queue')).toContain('sealed');

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => onDisk(page, 'keys')).toBe('');
  const left = await onDisk(page, 'queue');
  expect(left).toContain('sealed');
  expect(left + (await onDisk(page, 'kept')) + (await storage(page))).not.toContain(ITEM);

  await page.unroute(ENDPOINT);
  await openPage(page, '/auth/signin?next=%2Fbookmarks');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('main').getByRole('link', { name: /Kite Beach/ })).toBeVisible({ timeout: 60_000 });
  await expect
    .poll(async () => (await page.request.get('/api/bookmarks')).json(), { timeout: 60_000 })
    .toMatchObject({ bookmarks: [{ itemId: ITEM }] });
});

/** The content of a store of the device's database as text, with bytes decoded as the characters they may contain. */
function onDisk(page: Page, store: string): Promise<string> {
  return page.evaluate(
    (name) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('dalil');
        // The database does not exist yet, and the check must not create it.
        opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
        opening.addEventListener('error', () => resolve(''));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction(name).objectStore(name).getAll();
          reading.addEventListener('error', () => reject(new Error('not read')));
          reading.addEventListener('success', () => {
            opening.result.close();
            const texts = reading.result.map((record: object) =>
              JSON.stringify(record, (_key, value: unknown) =>
                value instanceof ArrayBuffer ? new TextDecoder().decode(value) : value,
              ),
            );
            resolve(texts.join('\n'));
          });
        });
      }),
    store,
  );
}

function storage(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(Object.values(localStorage)));
}
