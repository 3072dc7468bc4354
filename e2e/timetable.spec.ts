import { addAxe, violationsOf } from './fixtures/axe.ts';
import { expect, test } from './fixtures/directory-site-test.ts';
import { openPage } from './fixtures/open-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

const WAY = new URLSearchParams({ from: 'Union', to: 'Burj Khalifa/Dubai Mall', at: '2026-12-01T11:07' });

test('ROUTE-1 with the operator’s timetable the next buses stand beside the metro, in the page as it is sent', async ({
  page,
  request,
  site,
}) => {
  // The file is read in a job after the start.
  await expect(async () => {
    const query = 'from=25.26621,55.31376&to=25.20147,55.26957&date=2026-12-01&minute=667';
    const answer = (await (await request.get(`${site.origin}/api/journeys?${query}`)).json()) as { timetable: unknown };
    expect(answer.timetable).not.toBeNull();
  }).toPass();
  const sent = await (await request.get(`${site.origin}/traffic?${WAY}`)).text();
  expect(sent).toContain('Union Test Stop');
  await openPage(page, `/traffic?${WAY}`);
  const times = page.getByRole('region', { name: 'By the timetable' });
  await expect(times.getByRole('listitem').filter({ hasText: 'Bus' }).first()).toContainText('11:20');
  await expect(times).toContainText('11:51');
  await expect(times).toContainText('11:40');
  await expect(times).toContainText(/Last departure of .*T1.* from here: .*23:40/);
  await expect(times).toContainText(/Timetable of .*Test Transport/);
  await addAxe(page);
  expect(await violationsOf(page)).toEqual([]);
});

test('ROUTE-1 in Arabic the departures are of the present when no time is chosen', async ({ page }) => {
  await openPage(page, `/ar/traffic?${new URLSearchParams({ from: 'الاتحاد', to: 'برج خليفة/دبي مول' })}`);
  const times = page.getByRole('region', { name: 'حسب جدول المواعيد' });
  await expect(times).toContainText('الحافلة');
  await expect(times).toContainText('T1');
});
