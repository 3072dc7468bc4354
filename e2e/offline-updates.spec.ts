import { readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { openCached } from './fixtures/device.ts';
import { makeNextRelease } from './fixtures/next-release.ts';
import { openPage, untilLive } from './fixtures/open-page.ts';
import type { SiteProcess } from './fixtures/site-process.ts';
import { expect, test } from './fixtures/site-test.ts';
import { FULL_ONLY } from './fixtures/scope.ts';

test.use({
  allowedConsole: /ERR_CONNECTION_REFUSED|status of 503|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|favicon\.ico/,
});
// Each test deploys a release of its own: one server after the other.
test.describe.configure({ timeout: 120_000 });

const offer = (page: Page) =>
  page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Update', exact: true });

test('PWA-3 a new version is offered in open tabs and Update moves them all, but not one that is written in', async ({
  page,
  context,
  site,
}, testInfo) => {
  await openCached(page, '/news');
  const writing = await context.newPage();
  await openPage(writing, '/support');
  await writing.getByRole('textbox', { name: 'Message' }).fill('The opening hours are wrong');
  const other = await context.newPage();
  await openPage(other, '/tourism');
  const before = await releaseOf(page);

  const next = await deploy(site, testInfo.outputPath('next'), 'B');
  await lookForUpdate(page);
  await expect(offer(page)).toBeVisible({ timeout: 60_000 });
  await expect(offer(other)).toBeVisible({ timeout: 60_000 });
  expect(await releaseOf(other)).toBe(before);

  await offer(page).click();
  await expect.poll(() => releaseOf(page), { timeout: 60_000 }).toBe(next);
  await expect.poll(() => releaseOf(other), { timeout: 60_000 }).toBe(next);
  expect(await releaseOf(writing)).toBe(before);
  await expect(writing.getByRole('textbox', { name: 'Message' })).toHaveValue('The opening hours are wrong');
  await expect(writing.getByText('The guide has been updated')).toBeVisible({ timeout: 60_000 });
  await writing.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dining' }).click();
  await expect(writing.getByRole('heading', { level: 1, name: 'Dining' })).toBeVisible();
  await expect.poll(() => releaseOf(writing), { timeout: 60_000 }).toBe(next);
});

test(
  'PWA-3 tabs of the old version keep working, with the server of the new one and without any',
  { tag: FULL_ONLY },
  async ({ page, site }, testInfo) => {
    await openCached(page, '/news');
    const before = await releaseOf(page);
    await deploy(site, testInfo.outputPath('next'), 'C');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Experiences' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Experiences' })).toBeVisible();
    expect(await releaseOf(page)).toBe(before);
    // A client without a worker requests the files of its release from the server.
    const old = await page.request.get(`/assets/manifest-${before}.js`);
    expect(old.status()).toBe(200);
    expect(old.headers()['cache-control']).toContain('immutable');

    await site.stop();
    await page.getByRole('button', { name: 'Display' }).click();
    await expect(page.getByRole('dialog', { name: 'Display' })).toBeVisible();
  },
);

test(
  'PWA-3 a new version cut short in the middle changes nothing, and is finished the next time',
  { tag: FULL_ONLY },
  async ({ page, site }, testInfo) => {
    await openCached(page, '/news');
    const before = await releaseOf(page);
    const folder = testInfo.outputPath('next');
    const next = await makeNextRelease(folder, 'D');
    const giveBack = await removeFiles(folder, /^tourism\.route-/);
    await restart(site, folder);
    await lookForUpdate(page);
    await expect.poll(() => isInstalling(page), { timeout: 60_000 }).toBe(false);
    await expect(offer(page)).toHaveCount(0);
    await page.reload();
    await untilLive(page);
    expect(await workerRelease(page)).toBe(before);

    await giveBack();
    await lookForUpdate(page);
    await expect.poll(() => workerRelease(page), { timeout: 60_000 }).toBe(next);
  },
);

test(
  'PWA-3 a release that is taken back is left with Update, and its open tabs work until then',
  { tag: FULL_ONLY },
  async ({ page, context, site }, testInfo) => {
    await openCached(page, '/news');
    const other = await context.newPage();
    await openPage(other, '/tourism');
    const good = await releaseOf(page);
    const broken = await deploy(site, testInfo.outputPath('next'), 'E');
    await lookForUpdate(page);
    await offer(page).click();
    await expect.poll(() => releaseOf(page), { timeout: 60_000 }).toBe(broken);
    await expect.poll(() => releaseOf(other), { timeout: 60_000 }).toBe(broken);

    await restart(site);
    await untilLive(other);
    await other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dining' }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Dining' })).toBeVisible();
    expect(await releaseOf(other)).toBe(broken);
    // A client without a worker requests the files of its release from the server.
    const file = await page.request.get(`/assets/manifest-${broken}.js`);
    expect(file.status()).toBe(200);
    expect(file.headers()['cache-control']).toContain('immutable');

    await lookForUpdate(page);
    await expect(offer(page)).toBeVisible({ timeout: 60_000 });
    await offer(page).click();
    await expect.poll(() => releaseOf(page), { timeout: 60_000 }).toBe(good);
    await expect.poll(() => releaseOf(other), { timeout: 60_000 }).toBe(good);
    await untilLive(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Experiences' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Experiences' })).toBeVisible();
    expect(await releaseOf(page)).toBe(good);
  },
);

async function deploy(site: SiteProcess, folder: string, mark: string): Promise<string> {
  const id = await makeNextRelease(folder, mark);
  await restart(site, folder);
  return id;
}

async function restart(site: SiteProcess, folder?: string): Promise<void> {
  await site.stop();
  await site.start(folder);
}

/** The release of the document. */
function releaseOf(page: Page): Promise<string | undefined> {
  return page
    .evaluate(() => (window as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest?.version)
    .catch(() => undefined);
}

/** The release of the active worker. */
function workerRelease(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', ({ data }) => resolve(String(data)));
        port1.start();
        navigator.serviceWorker.controller?.postMessage({ type: 'which-release' }, [port2]);
      }),
  );
}

async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update().catch(() => undefined);
  });
}

function isInstalling(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.installing !== null || registration.waiting !== null;
  });
}

/** Removes one file of a release until the returned function is called. */
async function removeFiles(folder: string, file: RegExp): Promise<() => Promise<void>> {
  const assets = path.join(folder, 'client/assets');
  const name = (await readdir(assets)).find((one) => file.test(one));
  if (name === undefined) throw new Error(`no file ${file.source}`);
  const [original, moved] = [path.join(assets, name), path.join(folder, name)];
  await rename(original, moved);
  return () => rename(moved, original);
}
