import { localePath } from '@dalil/domain/language/locale.ts';
import { openCached } from './fixtures/device.ts';
import { getMessage } from './fixtures/messages.ts';
import { openPage } from './fixtures/open-page.ts';
import { expect, test } from './fixtures/site-test.ts';

// The browser logs every failed request to the stopped server.
test.use({
  viewport: { width: 390, height: 844 },
  allowedConsole: /ERR_CONNECTION_REFUSED|ERR_FAILED \S+\/map\/|status of 503/,
});

const ASKED = [
  { locale: 'en', from: 'Union', to: 'DMCC', line: 'Red Line' },
  { locale: 'ar', from: 'الاتحاد', to: 'إكسبو 2020', line: 'الخط الأحمر' },
] as const;

for (const { locale, from, to, line } of ASKED) {
  test(`ROUTE-1 PWA-9 a way that nobody asked for before is found without the server, in ${locale}`, async ({
    page,
    site,
  }) => {
    const path = localePath(locale, '/traffic');
    await openCached(page, path);
    await site.stop();
    await openPage(page, path);
    await page.getByLabel(getMessage(locale, 'journey.from'), { exact: true }).fill(from);
    await page.getByLabel(getMessage(locale, 'journey.to'), { exact: true }).fill(to);
    await page.getByRole('button', { name: getMessage(locale, 'journey.find') }).click();
    const rail = page.getByRole('region', { name: getMessage(locale, 'journey.way') });
    await expect(rail).toContainText(line);
  });
}
