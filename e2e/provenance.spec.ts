import { readFile } from 'node:fs/promises';
import { localePath } from '@dalil/domain/language/locale.ts';
import { openCached } from './fixtures/device.ts';
import { getMessage } from './fixtures/messages.ts';
import { openPage, untilLive } from './fixtures/open-page.ts';
import { CHECKED_LOCALES, FULL_ONLY } from './fixtures/scope.ts';
import { expect, test } from './fixtures/site-test.ts';

const ARTICLE = '/news/how-salik-gates-charge';
const PAGES = [
  ARTICLE,
  '/tourism/burj-khalifa',
  '/government/ejari',
  '/content/art-dubai',
  '/content/deira',
  '/living',
];

// The browser logs every failed request to the stopped server.
test.use({ allowedConsole: /ERR_CONNECTION_REFUSED|status of 503/ });

for (const locale of CHECKED_LOCALES) {
  test(`STAFF-9 the browser checks the displayed texts of each kind against their signed manifests in ${locale}`, async ({
    page,
  }) => {
    const check = page.getByRole('button', { name: getMessage(locale, 'item.check.open') });
    for (const path of PAGES) {
      await openPage(page, localePath(locale, path));
      await check.click();
      await expect(page.getByRole('status').filter({ hasText: getMessage(locale, 'provenance.same') })).toBeVisible();
    }
    await openPage(page, localePath(locale, '/faq/visitor'));
    const question = page.locator('[data-text-of]').first();
    await question.locator('summary').click();
    await question.getByRole('button', { name: getMessage(locale, 'item.check.open') }).click();
    await expect(question.getByRole('status')).toContainText(getMessage(locale, 'provenance.same'));
  });
}

test('STAFF-9 a changed word or figure is shown as not matching', async ({ page }) => {
  await openPage(page, ARTICLE);
  await page.evaluate(() => {
    const paragraph = document.querySelector('[data-part="body"] p');
    if (paragraph) paragraph.append(' Pay at this address.');
  });
  await page.getByRole('button', { name: 'Check this text' }).click();
  const outcome = page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: 'The text does not match' });
  await expect(outcome).toContainText('Different words in: text');
  await expect(outcome).toContainText('The signature is valid');
});

test('STAFF-9 PWA-9 a page that was opened with a connection is checked without one', { tag: FULL_ONLY }, async ({
  page,
  site,
}) => {
  await openCached(page, ARTICLE);
  await page.goto(ARTICLE);
  await untilLive(page);
  await expect
    .poll(() =>
      page.evaluate(
        async () =>
          (await (await caches.open('dalil-answers')).keys()).filter(({ url }) => url.includes('/api/provenance/'))
            .length,
      ),
    )
    .toBe(2);
  await site.stop();
  await page.goto(ARTICLE);
  await untilLive(page);
  await page.getByRole('button', { name: 'Check this text' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The text is the one that was signed' })).toBeVisible();
});

test('STAFF-9 the register of AI checks an address, a saved page and a saved manifest', async ({ page, baseURL }) => {
  await openPage(page, '/how-we-use-ai');
  const main = page.getByRole('main');
  await page.getByRole('button', { name: 'Open the check' }).click();
  const address = page.getByRole('textbox', { name: 'Address of a page of this guide' });
  const check = async (given: string) => {
    await address.fill(given);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
  };
  await check('https://example.com/news/x');
  await expect(main.getByRole('alert')).toHaveText('This is not an address of this guide.');
  await check('/weather');
  await expect(main.getByRole('alert')).toContainText('There is no signed text in it.');
  await check(`${baseURL}/ar${ARTICLE}`);
  await expect(main.getByRole('status')).toContainText('The text is the one that was signed');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the manifest' }).click();
  const manifest = await readFile(await (await saved).path(), 'utf8');

  const html = await (await page.request.get(ARTICLE)).text();
  const open = (name: string, content: string) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/html', buffer: Buffer.from(content) });
  await open('saved.html', html);
  await expect(main.getByRole('status')).toContainText('The text is the one that was signed');
  await open('changed.html', html.replaceAll('Salik', 'Salyk'));
  await expect(main.getByRole('status')).toContainText('The text does not match');
  await open('manifest.json', manifest);
  await expect(main.getByRole('status')).toContainText('The manifest is genuine. No text was compared.');
  await open('changed.json', manifest.replace('machine-drafted', 'person'));
  await expect(main.getByRole('status')).toContainText('The manifest is not genuine');
});
