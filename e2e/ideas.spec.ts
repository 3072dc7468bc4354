import { openPage } from './fixtures/open-page.ts';
import { expect, test } from './fixtures/test.ts';

const REFERENCE = /I-[2-9A-HJ-NP-TV-Z]{8}/;
const TEXT = 'Shade and a bench at the bus stop.';

test.use({ allowedConsole: /Failed to load resource/ });

test('PWA-7 an idea written without a connection waits, arrives once with a number, and its status can be read', async ({
  page,
  context,
}) => {
  let delivered = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('/api/sync/support') && response.status() === 200) delivered++;
  });
  await openPage(page, '/ai-mayor');
  await expect(page.getByRole('main')).toContainText('not an official, not a person, not a government body');
  await page.getByRole('button', { name: 'Write an idea' }).click();
  const main = page.getByRole('main');
  await main.getByRole('combobox').selectOption('transport');
  await expect(main.getByRole('link', { name: /Roads and Transport Authority/ })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send the idea' }).click();
  await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Your idea' }).fill(TEXT);
  await page.getByRole('button', { name: 'Send the idea' }).click();
  await expect(page.getByRole('heading', { name: 'Your idea is kept on this device' })).toBeVisible();
  const own = page.getByRole('region', { name: 'From this device' });
  await expect(own).toContainText(TEXT);
  await expect(own).toContainText('Waits on this device');
  expect(delivered).toBe(0);

  await context.setOffline(false);
  await expect(own).toContainText(REFERENCE);
  await expect(own).toContainText('Received');
  await expect(own).not.toContainText(TEXT);
  expect(delivered).toBe(1);
  const reference = REFERENCE.exec((await own.textContent()) ?? '')?.[0] ?? '';

  const finder = page.getByRole('search', { name: 'Find an idea by its number' });
  await finder.getByRole('textbox').fill('I-1');
  await finder.getByRole('button', { name: 'Show' }).click();
  await expect(finder).toContainText('A number is I');
  await finder.getByRole('textbox').fill(` ${reference.toLowerCase()}`);
  await finder.getByRole('button', { name: 'Show' }).click();
  // In the receipt, in the list of this device, and where it was looked up.
  await expect(main.getByText(reference)).toHaveCount(3);
});
