import path from 'node:path';
import { consentText } from '@dalil/domain/privacy/consent-texts.ts';
import type { Page } from '@playwright/test';
import { type MeasuringServices, startMeasuringServices } from './fixtures/measuring-services.ts';
import { openPage } from './fixtures/open-page.ts';
import { SiteProcess } from './fixtures/site-process.ts';
import { copyStartingData } from './fixtures/starting-data.ts';
import { expect, test as base } from './fixtures/test.ts';

const ARTICLE = '/news/how-salik-gates-charge';
const MEASUREMENTS = '/api/monitoring/measurements';

type Fixtures = { measured: { site: SiteProcess; services: MeasuringServices } };

/** A server whose operator has set up a tag manager and an error service. */
const test = base.extend<object, Fixtures>({
  measured: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use, { workerIndex }) => {
      const services = await startMeasuringServices();
      const folder = path.join(process.env.E2E_DATA_DIR ?? '', `measuring-${workerIndex}`);
      await copyStartingData(folder);
      const dsn = services.origin.replace('//', '//key@');
      const settings = { GTM_ID: 'GTM-ABC123', GTM_URL: services.origin, SENTRY_DSN: `${dsn}/7` };
      const site = new SiteProcess(folder, settings);
      await site.start();
      await use({ site, services });
      await site.stop();
      services.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ measured }, use) => use(measured.site.origin),
  otherSite: ({ measured }, use) => use(measured.services.origin),
});

test.use({ hasDecided: false, hasBeenHere: true });

const dialog = (page: Page) => page.getByRole('dialog');
/** Long enough for everything that starts with a page. */
const settle = (page: Page) => page.waitForTimeout(1500);

async function open(page: Page, address: '/terms' | '/privacy'): Promise<void> {
  await page.getByRole('contentinfo').locator(`a[href="${address}"]`).click();
  await page.waitForURL(`**${address}`);
}

async function askAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(dialog(page)).toBeVisible();
}

const fail = (page: Page) =>
  page.evaluate(() => void dispatchEvent(new ErrorEvent('error', { error: new TypeError('what a user typed') })));

test('PRIV-3 MON-2 MON-3 nothing measures before consent, each part only with its category, and nothing after it is withdrawn', async ({
  page,
  context,
  measured: { services },
}) => {
  const text = consentText('en', {
    streetMapHost: null,
    tagManager: { id: 'GTM-ABC123', url: services.origin },
    errorService: {
      dsn: `${services.origin.replace('//', '//key@')}/7`,
      environment: 'production',
      traceSampleRate: 0.1,
    },
  });
  await context.addInitScript(() => {
    Math.random = () => 0.05;
  });
  const counted: { views: { pattern: string }[]; vitals: unknown[] }[] = [];
  const scripts: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === MEASUREMENTS) counted.push(request.postDataJSON() as (typeof counted)[number]);
    if (/\/(?:apply-consent|tag-manager|error-service|vitals|page-memory)-/.test(pathname)) scripts.push(pathname);
  });
  const reset = () => [counted, scripts, services.seen].forEach((list) => list.splice(0));

  await openPage(page, ARTICLE);
  await expect(dialog(page)).toBeVisible();
  await open(page, '/terms');
  await settle(page);
  expect([counted, scripts, services.seen]).toEqual([[], [], []]);

  await dialog(page).getByRole('button', { name: text.rejectAll }).click();
  await open(page, '/privacy');
  await fail(page);
  await settle(page);
  expect([counted, scripts, services.seen]).toEqual([[], [], []]);

  await askAgain(page);
  await open(page, '/terms');
  await dialog(page).getByRole('button', { name: text.customise }).click();
  await dialog(page).getByRole('switch', { name: 'Analytics' }).check();
  await dialog(page).getByRole('button', { name: text.acceptSelected }).click();
  await expect
    .poll(() => counted.flatMap(({ views }) => views.map(({ pattern }) => pattern)))
    .toEqual(['/privacy', '/terms']);
  await expect.poll(() => services.seen.map(({ request }) => request)).toEqual(['GET /gtm.js?id=GTM-ABC123']);
  const commands = await page.evaluate(() =>
    ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((one) => Array.from(one)),
  );
  expect(commands).toContainEqual(['consent', 'default', expect.objectContaining({ analytics_storage: 'denied' })]);
  const granted = { analytics_storage: 'granted', ad_storage: 'denied' };
  expect(commands).toContainEqual(['consent', 'update', expect.objectContaining(granted)]);
  expect((await context.cookies()).map(({ name }) => name)).toContain('_ga');
  await fail(page);
  await settle(page);
  expect(services.seen).toHaveLength(1);
  expect(scripts.filter((file) => /error-service|vitals|page-memory/.test(file))).toEqual([]);

  reset();
  await askAgain(page);
  await settle(page);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('_ga');
  expect([counted, services.seen]).toEqual([[], []]);

  await dialog(page).getByRole('button', { name: text.acceptAll }).click();
  await expect
    .poll(() => services.seen.map(({ request }) => request.replace(/\?.*/, '')))
    .toEqual(expect.arrayContaining(['GET /gtm.js', 'POST /api/7/envelope/']));
  await expect.poll(() => scripts.some((file) => file.includes('/page-memory-'))).toBe(true);
  await fail(page);
  await expect.poll(() => services.seen.at(-1)?.body).toContain('"type":"event"');
  const envelope = services.seen.at(-1)?.body ?? '';
  expect(envelope).toMatch(/"error_id":"[0-9A-F]{4}-[0-9A-F]{4}"/);
  expect(envelope).not.toContain('what a user typed');
  expect(services.seen.some(({ body }) => body.includes('"op":"pageload"'))).toBe(true);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect
    .poll(() => counted.flatMap(({ vitals }) => vitals))
    .toContainEqual(expect.objectContaining({ pattern: '/terms', metric: 'TTFB' }));

  const other = await context.newPage();
  await openPage(other, '/privacy');
  await askAgain(other);
  await settle(other);
  reset();
  await fail(page);
  await open(page, '/privacy');
  await settle(page);
  expect([counted, services.seen]).toEqual([[], []]);
});
