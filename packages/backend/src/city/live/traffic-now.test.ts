import { liveValues } from '@dalil/database/tables/live.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createLiveProviders } from '../../providers/live/live-settings.ts';
import { NO_LIVE_PROVIDERS } from '../../providers/live/live-provider.ts';
import { LIVE_PATHS, startTestLiveServer } from '../../providers/live/test-live-server.ts';
import { openTestSite } from '../../test-site.ts';
import { createLiveDeps } from './live-deps.ts';
import type { OutlookView, TrafficNowView } from './live-views.ts';
import { refreshLive } from './refresh-live.job.ts';

const START = new Date('2026-11-26T04:00:00Z');
const { database, site } = await openTestSite(undefined);
const server = await startTestLiveServer(() => site.clock.now);
const providers = { ...NO_LIVE_PROVIDERS, traffic: createLiveProviders(server.settings).traffic };
const live = {
  ...createLiveDeps(providers, () => site.clock.now, { parse: site.deps.parseForeign }),
  pause: async () => {},
};

afterAll(() => server.close());
beforeEach(async () => {
  site.clock.now = START;
  server.replies.clear();
  server.received.length = 0;
  await database.pool.query('delete from live_values; delete from live_requests');
});

const after = (minutes: number) => (site.clock.now = new Date(START.getTime() + minutes * 60_000));
const refresh = () =>
  refreshLive(
    { ...site.deps, live, sendMail: async () => ({ sent: 1 }) },
    { isAtOnce: true },
    { id: 'job', enqueuedAt: START },
  );
const ofOutlook = async () => ((await (await site.get('/live/outlook')).json()) as OutlookView).traffic;
const traffic = async () => ((await (await site.get('/live/traffic')).json()) as TrafficNowView).traffic;

test('ROUTE-1 measured traffic is answered in words with its source, for fifteen minutes, and then deleted', async () => {
  expect(await traffic()).toBeNull();
  await refresh();
  after(15);
  expect(await traffic()).toMatchObject({
    state: 'fresh',
    source: { name: 'TomTom' },
    value: { roads: { length: 16, 0: { flow: 'free', speedKmh: 92 }, 1: { flow: 'heavy' } }, incidents: { length: 2 } },
  });
  expect(await ofOutlook()).toMatchObject({ source: { name: 'TomTom' }, roads: 16, slow: 15, heavy: 15 });
  // The worst first.
  expect((await traffic())?.value.incidents?.map(({ level }) => level)).toEqual(['blocked', 'major']);
  server.replies.set(LIVE_PATHS.tomTomFlow, { status: 500 });
  server.replies.set(LIVE_PATHS.hereFlow, { status: 429, headers: { 'retry-after': '3600' } });
  after(16);
  expect(await traffic()).toBeNull();
  expect(await ofOutlook()).toBeNull();
  await refresh();
  expect(await traffic()).toBeNull();
  const [row] = await database.db.select().from(liveValues).where(eq(liveValues.feed, 'traffic'));
  expect(row?.value).toEqual({ roads: [], incidents: null });
});

test('ROUTE-1 the second provider of traffic answers when the first does not; together they keep to the free requests', async () => {
  server.replies.set(LIVE_PATHS.tomTomFlow, { status: 403 });
  await refresh();
  expect(await traffic()).toMatchObject({ source: { name: 'HERE' }, value: { roads: { length: 16 } } });
  server.replies.clear();
  for (let minute = 5; minute <= 60; minute += 5) {
    after(minute);
    await refresh();
    expect((await traffic())?.source?.name).toMatch(/TomTom|HERE/);
  }
  expect(await traffic()).toMatchObject({ source: { name: 'TomTom' } });
  server.replies.set(LIVE_PATHS.tomTomFlow, { status: 403 });
  for (const minute of [65, 70, 75]) {
    after(minute);
    await refresh();
  }
  expect(await traffic()).toMatchObject({ source: { name: 'HERE' } });
  expect(server.received.filter(({ path }) => path === LIVE_PATHS.tomTomIncidents).length).toBeLessThanOrEqual(7);
});
