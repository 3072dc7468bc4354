import { openPage } from './fixtures/open-page.ts';
import { expect, test } from './fixtures/test.ts';
import { FULL_ONLY } from './fixtures/scope.ts';

test.use({ otherSite: process.env.E2E_PROVIDER_ORIGIN ?? null, allowedConsole: /status of 40[13]/ });

test('AUTH-5 ROUTE-4 signing in with a provider leads to the page somebody came for, as who they are there', async ({
  page,
}) => {
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/auth\/signin\?next=%2Fprofile/);
  await openPage(page, page.url());
  await page.getByRole('button', { name: 'Continue with City ID' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('main')).toContainText('Layla Visitor');
  await expect(page.getByRole('main')).toContainText('layla@city-id.example');
  await expect(page.locator('html')).toHaveAttribute('data-signed-in', '');
});

test('AUTH-5 ERR-7 who changes their mind at the provider is informed, and may try again', { tag: FULL_ONLY }, async ({
  page,
}) => {
  await page.route('**/authorize?*', (route) => {
    const requests = new URL(route.request().url()).searchParams;
    const back = `${requests.get('redirect_uri')}?error=access_denied&state=${requests.get('state')}`;
    return route.fulfill({ status: 302, headers: { location: back } });
  });
  await openPage(page, '/auth/signin');
  await page.getByRole('button', { name: 'Continue with City ID' }).click();
  await expect(page).toHaveURL(/\/auth\/callback\?error=access_denied/);
  await expect(page.getByRole('main')).toContainText('Failed to sign in with social provider');
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/auth\/signin$/);
});
