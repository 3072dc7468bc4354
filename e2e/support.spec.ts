import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import { openPage, untilLive } from './fixtures/open-page.ts';
import { expect, test } from './fixtures/test.ts';
import { FULL_ONLY } from './fixtures/scope.ts';

const REQUESTS = '**/api/sync/support';
const REFERENCE = /S-[2-9A-HJ-NP-TV-Z]{8}/;
/** The server accepts five messages in fifteen minutes; most tests send none to it. */
const TAKEN = 'S-7KQ2MX4B';
const TEXT = 'The map of the beaches stays empty.';

test.use({ allowedConsole: /Failed to load resource/ });

test('ERR-2 a message lacking something says what, is corrected, and arrives with a reference', async ({ page }) => {
  await openPage(page, '/support?error=7F3A-19C2');
  const message = page.getByRole('textbox', { name: 'Your message' });
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('nobody');
  await page.getByRole('button', { name: 'Send' }).click();
  const summary = page.getByRole('group', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(3);
  await summary.getByRole('link', { name: 'Write your message' }).click();
  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription(/Write your message/);
  await message.fill(TEXT);
  await page.getByRole('main').getByRole('combobox').selectOption('page-problem');
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('reader@example.org');
  await expect(summary).toHaveCount(0);

  await page.getByText('What would be sent').click();
  await expect(page.getByRole('main')).toContainText('7F3A-19C2');
  const sent = page.waitForRequest(REQUESTS);
  await page.getByRole('button', { name: 'Send' }).click();
  expect(sentMessage(await sent)).toMatchObject({
    kind: 'support',
    topic: 'page-problem',
    message: TEXT,
    page: '/support',
    errorId: '7F3A-19C2',
    replyAddress: 'reader@example.org',
    diagnostics: { browserLanguage: 'en-AE', isOnline: true },
    locale: 'en',
  });
  await expect(page.getByRole('heading', { name: 'Thank you. Your message has arrived.' })).toBeVisible();
  await expect(page.getByRole('main').getByText(/^Reference number:/)).toContainText(REFERENCE);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Sent from this device' })).toContainText(REFERENCE);
  await expect(message).toHaveValue('');
});

test('PRIV-8 technical details that are unticked stay on the device; contact never has them', {
  tag: FULL_ONLY,
}, async ({ page }) => {
  await page.route(REQUESTS, take);
  await openPage(page, '/support?error=7F3A-19C2');
  await page.getByText('Send technical details along').click();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await write(page);
  const sent = page.waitForRequest(REQUESTS);
  await page.getByRole('button', { name: 'Send' }).click();
  expect(sentMessage(await sent)).toMatchObject({ diagnostics: null, errorId: null, replyAddress: null });

  await openPage(page, '/ar/contact');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('AUTH-12 too many messages: the next waits on the device and the page says until when', {
  tag: FULL_ONLY,
}, async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-21T10:00:00+04:00') });
  await page.route(REQUESTS, (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '540' }, json: { code: 'too_many_requests' } }),
  );
  await openPage(page, '/support');
  await write(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(waiting(page)).toContainText(/sent at .*10:(09|10)/);
  await page.unroute(REQUESTS);
  await page.route(REQUESTS, take);
  await page.clock.fastForward('10:00');
  await expect(waiting(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Sent from this device' })).toContainText(REFERENCE);
});

test('DATA-1 a message written without a connection is stored, changed, and sent once when it is back', async ({
  page,
  context,
}) => {
  const delivered = countDelivered(page);
  await openPage(page, '/support');
  await context.setOffline(true);
  await write(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Your message is kept on this device' })).toBeFocused();
  await expect(waiting(page)).toContainText('Will be sent when you are online');
  expect(delivered()).toBe(0);

  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Thank you. Your message has arrived.' })).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  expect(delivered()).toBe(1);
});

test('DATA-1 a message the server did not take is changed, or sent at the next visit of any page', {
  tag: FULL_ONLY,
}, async ({ page }) => {
  await page.route(REQUESTS, (route) => route.abort('connectionrefused'));
  await openPage(page, '/support');
  await write(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(waiting(page)).toContainText('tried again at your next visit');
  await waiting(page).getByRole('button', { name: 'Change' }).click();
  const message = page.getByRole('textbox', { name: 'Your message' });
  await expect(message).toHaveValue(TEXT);
  await expect(waiting(page)).toHaveCount(0);
  await message.fill(`${TEXT} Also in Arabic.`);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(waiting(page)).toContainText('Also in Arabic');
  // This page has tried and is idle, so the next page load sends the message.
  await expect(waiting(page)).toContainText('tried again at your next visit');

  await page.unroute(REQUESTS);
  await page.route(REQUESTS, take);
  const sent = page.waitForRequest(REQUESTS);
  await openPage(page, '/faq');
  expect(sentMessage(await sent)).toMatchObject({ message: `${TEXT} Also in Arabic.` });
  await expect(page.getByText(/Your message has arrived/).first()).toBeVisible();
});

test('DATA-1 two tabs that come online send a waiting message once', async ({ page, context }) => {
  const other = await context.newPage();
  const delivered = await answerSlowly(context);
  await openPage(page, '/support');
  await openPage(other, '/');
  await context.setOffline(true);
  await write(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(waiting(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('region', { name: 'Sent from this device' })).toContainText(REFERENCE);
  expect(delivered()).toBe(1);
});

test('DATA-1 what is typed stays on the device over a reload', { tag: FULL_ONLY }, async ({ page }) => {
  await openPage(page, '/contact');
  await page.getByRole('main').getByRole('combobox').selectOption('press');
  await page.getByRole('textbox', { name: 'Your message' }).fill(TEXT);
  await page.reload();
  await untilLive(page);
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue(TEXT);
  await expect(page.getByRole('main').getByRole('combobox')).toHaveValue('press');
});

type Sent = { operations: { id: string; payload: unknown }[] };

/** Answers like a server that accepted the message. */
async function take(route: Route): Promise<void> {
  const { operations } = route.request().postDataJSON() as Sent;
  const results = operations.map(({ id }) => ({ id, status: 'applied', reference: TAKEN }));
  await route.fulfill({ status: 200, json: { results } });
}

function sentMessage(request: Request): unknown {
  return (request.postDataJSON() as Sent).operations[0]?.payload;
}

async function write(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('combobox').selectOption('other');
  await page.getByRole('textbox', { name: 'Your message' }).fill(TEXT);
}

function waiting(page: Page) {
  return page.getByRole('region', { name: 'Not sent yet' });
}

function countDelivered(page: Page): () => number {
  let count = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('/api/sync/support') && response.status() === 200) count++;
  });
  return () => count;
}

/** Slow enough that both tabs have started before the first receives its response. */
async function answerSlowly(context: BrowserContext): Promise<() => number> {
  let count = 0;
  await context.route(REQUESTS, async (route) => {
    count++;
    await new Promise((resolve) => setTimeout(resolve, 500));
    await take(route);
  });
  return () => count;
}
