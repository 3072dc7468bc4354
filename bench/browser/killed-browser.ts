import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumPath } from './chromium.ts';

const PLACES = ['kite-beach', 'burj-khalifa', 'dubai-mall', 'souk-al-bahar', 'dubai-frame'];
/** A worker may be slow on a busy machine. */
const PATIENCE_MS = 120_000;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];

/**
 * One browser profile: a user saves a place and writes a message without a connection. As soon as the page reports that both are
 * saved, every process of the browser is killed. The next browser of the profile must display the place and send the message
 * exactly once.
 */
export async function surviveKill(origin: string, run: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dalil-killed-'));
  const place = PLACES[run % PLACES.length];
  try {
    const before = await open(folder, run);
    await save(before, origin, `/content/${place}`, run);
    await killAll(folder);
    const after = await open(folder, run);
    await find(after, origin, `/content/${place}`, run);
    await after.close();
  } finally {
    await killAll(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function open(folder: string, run: number): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: chromiumPath(),
    args: FLAGS,
    // The form accepts five messages from an address in fifteen minutes.
    extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${(run % 250) + 1}` },
  });
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}

async function save(context: BrowserContext, origin: string, path: string, run: number): Promise<void> {
  const page = await goTo(context, `${origin}/support`);
  const place = await goTo(context, `${origin}${path}`);
  const button = place.getByRole('main').getByRole('button', { name: 'Save', exact: true });
  for (const one of [page, place]) await untilOffline(one);
  await context.setOffline(true);
  await page.getByRole('main').getByRole('combobox').selectOption('other');
  await page.getByRole('textbox', { name: 'Your message' }).fill(`Message of run ${run}`);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('heading', { name: 'Your message is kept on this device' }).waitFor();
  await button.click();
  await place.getByRole('status').getByText('Saved', { exact: true }).waitFor();
}

async function find(context: BrowserContext, origin: string, path: string, run: number): Promise<void> {
  const place = await goTo(context, `${origin}${path}`);
  await place.getByRole('main').getByRole('button', { name: 'Save', exact: true, pressed: true }).waitFor();
  const support = await goTo(context, `${origin}/support`);
  await support.getByRole('region', { name: 'Sent from this device' }).waitFor();
  const receipts = await support
    .getByRole('region', { name: 'Sent from this device' })
    .getByText(/S-[2-9A-Z]{8}/)
    .count();
  assert.equal(receipts, 1, `run ${run}: the message arrived ${receipts} times`);
}

async function goTo(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  // A reading page starts when it is touched.
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await page.locator('#announcements-polite').waitFor({ state: 'attached' });
  return page;
}

/** Waits until the worker has stored the whole site and controls this page. */
async function untilOffline(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Sends SIGKILL to every process of a profile, so that nothing more is written. */
async function killAll(folder: string): Promise<void> {
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const command = await readFile(`/proc/${entry}/cmdline`, 'utf8').catch(() => '');
    if (command.includes(`--user-data-dir=${folder}`)) {
      try {
        process.kill(Number(entry), 'SIGKILL');
      } catch {
        // It has ended in the meantime.
      }
    }
  }
}
