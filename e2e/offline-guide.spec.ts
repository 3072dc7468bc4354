import { saveData, storedPacks } from './fixtures/device.ts';
import { openPage } from './fixtures/open-page.ts';
import { ADMIN, signIn } from './fixtures/sign-in.ts';
import { expect, test } from './fixtures/test.ts';
import { FULL_ONLY } from './fixtures/scope.ts';

test.use({ downloadsGuide: true, hasBeenHere: true });

test('PWA-9 the guide of the page’s language is downloaded in the background, and the next visit requests only changes', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/offline/packs/'))
      requests.push(new URL(request.url()).pathname + new URL(request.url()).search);
  });
  await openPage(page, '/hi/faq');
  const complete = async () => (await storedPacks(page)).flatMap(({ pack, version }) => (version > 0 ? [pack] : []));
  await expect.poll(complete, { timeout: 150_000 }).toEqual(['hi', 'hi-prose', 'search']);
  const [stored, prose, searched] = await storedPacks(page);
  expect(stored?.entries).toBeGreaterThan(1000);
  const whole = [...requests];
  const parts = (pack: string, version = 0) =>
    whole.filter(
      (address) =>
        address.startsWith(`/api/offline/packs/${pack}?from=`) &&
        (address.endsWith('?from=0') || address.endsWith(`&version=${version}`)),
    );
  const arrived = [
    ...parts('hi', stored?.version),
    ...parts('search', searched?.version),
    ...parts('hi-prose', prose?.version),
  ];
  expect(arrived).toEqual(whole);
  await openPage(page, '/hi/about');
  await expect
    .poll(() => requests, { timeout: 90_000 })
    .toEqual([
      ...arrived,
      `/api/offline/packs/hi?since=${stored?.version}`,
      `/api/offline/packs/search?since=${searched?.version}`,
      `/api/offline/packs/hi-prose?since=${prose?.version}`,
    ]);
});

test('PWA-9 who saves data is not sent the guide', { tag: FULL_ONLY }, async ({ page }) => {
  await saveData(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openPage(page, '/about');
  await expect
    .poll(() => requests.some((address) => address.includes('guide-download')), { timeout: 60_000 })
    .toBe(true);
  expect(requests.filter((address) => address.includes('/api/offline/'))).toEqual([]);
});

test('PWA-5 in the settings a user fetches another language, sees what it takes, and clears it', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, baseURL ?? '', ADMIN);
  await openPage(page, '/settings#offline');
  const group = page.getByRole('region', { name: 'Offline & storage' });
  await group.getByRole('button', { name: /Fetch the guide in .*العربية/ }).click();
  await expect(group.getByRole('button', { name: /Remove the guide in .*العربية/ })).toBeVisible({ timeout: 150_000 });
  await expect(group.getByRole('listitem').filter({ hasText: 'العربية' })).toContainText(/MB.* · checked/);
  await group.getByRole('button', { name: 'Clear the offline guide' }).click();
  await expect(page.getByText('Data cleared')).toBeVisible();
  expect(await storedPacks(page)).toEqual([]);
});
