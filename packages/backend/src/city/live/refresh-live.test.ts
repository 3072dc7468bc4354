import { listenToContentChanges } from '@dalil/database/content-changes.ts';
import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createAskProvider } from '../../providers/live/ask-provider.ts';
import { createLiveProviders } from '../../providers/live/live-settings.ts';
import { NO_LIVE_PROVIDERS } from '../../providers/live/live-provider.ts';
import { forecastAnswer, ratesAnswer } from '../../providers/live/test-live-answers.ts';
import { LIVE_PATHS, startTestLiveServer } from '../../providers/live/test-live-server.ts';
import { createTestApi } from '../../test-api.ts';
import { openTestSite } from '../../test-site.ts';
import type { LiveDeps } from './live-deps.ts';
import type { ConditionsView, ExchangeRatesView, OutlookView, WeatherAreasView } from './live-views.ts';
import { refreshLive } from './refresh-live.job.ts';
import { testForeign } from '../../test-foreign.ts';

const START = new Date('2026-11-26T08:00:00Z');
const MINUTE = 60_000;

const { database, site } = await openTestSite(undefined);
const server = await startTestLiveServer(() => site.clock.now);
const NONE = { warningsFeed: undefined, ticketmaster: undefined, tomTom: undefined, here: undefined };
const settings = { ...server.settings, ...NONE };
const pauses: number[] = [];
const live: LiveDeps = {
  providers: createLiveProviders(settings),
  ask: createAskProvider({ timeoutMs: 300, now: () => site.clock.now, parse: testForeign.parse }),
  pause: async (ms) => void pauses.push(ms),
  isOn: true,
  userAgent: 'Dalil',
};
const sendMail = async () => ({ sent: 1 }) as const;
const attempt = { id: 'job', enqueuedAt: START };

afterAll(() => server.close());
beforeEach(async () => {
  site.clock.now = START;
  site.logged.length = 0;
  server.replies.clear();
  server.received.length = 0;
  pauses.length = 0;
  await database.pool.query('truncate live_values, live_requests');
});

const refresh = (with_: Partial<LiveDeps> = {}) =>
  refreshLive({ ...site.deps, live: { ...live, ...with_ }, sendMail }, { isAtOnce: true }, attempt);
const after = (minutes: number) => (site.clock.now = new Date(START.getTime() + minutes * MINUTE));
const askedFor = (path: string) => server.received.filter((request) => request.path === path).length;
const logged = () => site.logged.map(({ event, fields }) => `${event} ${fields?.['provider']}`);

async function conditions(): Promise<ConditionsView> {
  return (await (await site.get('/live/conditions')).json()) as ConditionsView;
}

test('ROUTE-1 before any answer nothing is known, and nothing is invented', async () => {
  expect(await conditions()).toEqual({
    hour: '2026-11-26T12:00',
    sun: [expect.objectContaining({ date: '2026-11-26', sunset: 1048 }), expect.anything(), expect.anything()],
    weather: null,
    sea: null,
    air: null,
    warnings: null,
  });
});

test('ROUTE-1 values are answered with their source, licence and age, from this hour on; a request asks no provider', async () => {
  await refresh();
  const asked = server.received.length;
  after(130);
  const { weather, sea, air } = await conditions();
  expect(weather).toMatchObject({
    fetchedAt: START.toISOString(),
    freshUntil: '2026-11-26T11:00:00.000Z',
    state: 'fresh',
    source: { name: 'Open-Meteo.com', licence: { name: 'CC BY 4.0' } },
    value: { current: { at: '2026-11-26T12:00' }, hours: { length: 36, 0: { at: '2026-11-26T14:00' } } },
  });
  expect(sea?.value).toMatchObject({ kilometresOut: 6, hours: { 0: { at: '2026-11-26T14:00' } } });
  expect(air?.source?.credits).toBe('CAMS, Copernicus');
  const { rates } = (await (await site.get('/live/exchange-rates')).json()) as ExchangeRatesView;
  expect(rates).toMatchObject({ value: { base: 'AED', rates: { INR: 24.12 } }, source: { name: 'Frankfurter' } });
  expect(server.received).toHaveLength(asked);
});

test('ROUTE-1 a page of the present only gets few hours and no days', async () => {
  await refresh();
  const { weather, sea, sun } = (await (await site.get('/live/conditions?extent=now')).json()) as ConditionsView;
  expect([weather?.value.hours.length, weather?.value.days.length, sea?.value.hours.length, sun.length]).toEqual([
    2, 0, 2, 0,
  ]);
});

async function outlook(until = ''): Promise<OutlookView> {
  return (await (await site.get(`/live/outlook${until}`)).json()) as OutlookView;
}

test('ROUTE-1 the outlook has the hours to the end of the day or the next in columns, and the temperatures of three', async () => {
  await refresh();
  after(130);
  const today = await outlook('?until=today');
  expect(today).toMatchObject({
    hour: '2026-11-26T14:00',
    fetched: { weather: START.toISOString(), sea: START.toISOString(), warnings: null },
    source: { name: 'Open-Meteo.com' },
    columns: { from: '2026-11-26T14:00', felt: { length: 10 }, wave: { length: 10 }, storm: { 0: 0 } },
    shown: [
      { at: '2026-11-26T14:00', isForecast: true },
      { at: '2026-11-26T15:00', isForecast: true },
      { at: '2026-11-26T16:00', isForecast: true },
    ],
  });
  expect((await outlook()).columns?.felt).toHaveLength(34);
  expect((await site.get('/live/outlook?until=never')).status).toBe(400);
});

test('ROUTE-1 the outlook of the hour of the reading has it; without any answer nothing is known', async () => {
  expect(await outlook()).toMatchObject({ columns: null, shown: [], source: null, warnings: [], traffic: null });
  await refresh();
  const { shown } = await outlook();
  expect(shown[0]).toMatchObject({ at: '2026-11-26T12:00', isForecast: false });
});

test('ROUTE-1 an official warning in force is in the outlook until it ends', async () => {
  await refresh({ providers: createLiveProviders({ ...settings, warningsFeed: server.settings.warningsFeed }) });
  const { warnings } = await outlook();
  expect(warnings.length).toBeGreaterThan(0);
  site.clock.now = new Date(Math.max(...warnings.map(({ endsAt }) => Date.parse(endsAt ?? ''))));
  expect((await outlook()).warnings).toEqual([]);
});

test('ROUTE-1 a provider is asked at its own interval, whatever the schedule, and by one of several processes', async () => {
  await Promise.all([refresh(), refresh(), refresh()]);
  expect(askedFor(LIVE_PATHS.weather)).toBe(1);
  for (let minute = 5; minute <= 60; minute += 5) {
    after(minute);
    await Promise.all([refresh(), refresh()]);
  }
  expect(askedFor(LIVE_PATHS.weather)).toBeLessThanOrEqual(5);
  expect(askedFor(LIVE_PATHS.weather)).toBeGreaterThanOrEqual(4);
  expect(askedFor(LIVE_PATHS.rates)).toBe(1);
  expect(askedFor(LIVE_PATHS.metNorway)).toBe(0);
});

test('ROUTE-1 a validity the provider states is waited for, up to four intervals; an unchanged value is confirmed', async () => {
  const inAnHour = new Date(START.getTime() + 55 * MINUTE).toUTCString();
  const headers = { expires: inAnHour, etag: '"a"' };
  server.replies.set(LIVE_PATHS.weather, { body: forecastAnswer(START), headers });
  await refresh();
  after(50);
  await refresh();
  expect(askedFor(LIVE_PATHS.weather)).toBe(1);
  server.replies.set(LIVE_PATHS.weather, { status: 304 });
  after(60);
  await refresh();
  expect(server.received.findLast(({ path }) => path === LIVE_PATHS.weather)?.headers['if-none-match']).toBe('"a"');
  expect((await conditions()).weather).toMatchObject({ fetchedAt: '2026-11-26T09:00:00.000Z', state: 'fresh' });
});

test('ROUTE-1 a failing provider is tried three times, keeps the last value, and is logged once until it answers', async () => {
  const only = { providers: { ...NO_LIVE_PROVIDERS, rates: createLiveProviders(settings).rates } };
  server.replies.set(LIVE_PATHS.rates, { body: ratesAnswer(START) });
  await refresh(only);
  server.replies.set(LIVE_PATHS.rates, { status: 500 });
  server.received.length = 0;
  after(6 * 60 + 30);
  await refresh(only);
  expect([askedFor(LIVE_PATHS.rates), pauses.length]).toEqual([3, 2]);
  for (let minute = 7 * 60; minute <= 24 * 60; minute += 5) {
    after(minute);
    await refresh(only);
  }
  // Two hours apart at the end, once each, because its circuit is open.
  expect(askedFor(LIVE_PATHS.rates)).toBeLessThan(3 * 3 + 14);
  expect(logged()).toEqual(['live_provider_failing frankfurter']);
  const { rates } = (await (await site.get('/live/exchange-rates')).json()) as ExchangeRatesView;
  expect(rates).toMatchObject({ value: { rates: { INR: 24.12 } }, fetchedAt: START.toISOString() });
  server.replies.clear();
  after(27 * 60);
  await refresh(only);
  expect(logged()).toEqual(['live_provider_failing frankfurter', 'live_provider_answers frankfurter']);
});

test('ROUTE-1 a refusal is not repeated, and its Retry-After is kept', async () => {
  server.replies.set(LIVE_PATHS.air, { status: 429, headers: { 'retry-after': '7200' } });
  await refresh();
  for (const minute of [10, 60, 115]) {
    after(minute);
    await refresh();
  }
  expect(askedFor(LIVE_PATHS.air)).toBe(1);
  after(121);
  await refresh();
  expect(askedFor(LIVE_PATHS.air)).toBe(2);
});

test('ROUTE-1 the second provider of weather answers when the first does not, and the first again when it can', async () => {
  server.replies.set(LIVE_PATHS.weather, { body: { wrong: true } });
  await refresh();
  expect((await conditions()).weather).toMatchObject({ source: { name: 'MET Norway' }, state: 'fresh' });
  server.replies.clear();
  after(10);
  await refresh();
  expect((await conditions()).weather).toMatchObject({ source: { name: 'Open-Meteo.com' } });
  // A recent value of the first is better than one of the second.
  server.replies.set(LIVE_PATHS.weather, { status: 404 });
  after(30);
  await refresh();
  expect((await conditions()).weather).toMatchObject({ source: { name: 'Open-Meteo.com' } });
  after(70);
  await refresh();
  expect((await conditions()).weather).toMatchObject({ source: { name: 'MET Norway' } });
});

test('ROUTE-1 where the nearest point of the sea has no values, the next one further out answers', async () => {
  const [near] = live.providers.sea;
  const inshore = { kind: 'failed', reason: 'no_values', isTransient: false, retryAt: null } as const;
  await refresh({ ask: async (provider, known) => (provider === near ? inshore : live.ask(provider, known)) });
  expect((await conditions()).sea?.value.kilometresOut).toBe(12);
});

test('ROUTE-1 the requests of a day are limited, and the next day has its own', async () => {
  const [rates] = createLiveProviders(settings).rates;
  if (!rates) throw new Error('no provider');
  const only = { providers: { ...NO_LIVE_PROVIDERS, rates: [{ ...rates, everyMinutes: 5, requestsPerDay: 3 }] } };
  for (let minute = 0; minute < 120; minute += 5) {
    after(minute);
    await refresh(only);
  }
  expect(askedFor(LIVE_PATHS.rates)).toBe(3);
  site.clock.now = new Date(`${addDays('2026-11-26', 1)}T00:10:00Z`);
  await refresh(only);
  expect(askedFor(LIVE_PATHS.rates)).toBe(4);
});

test('DATA-1 a new value and a change of its state are announced, and nothing else is', async () => {
  const announced: string[] = [];
  const changes = await listenToContentChanges(database.address, (changed) =>
    announced.push(...(changed ?? []).map(({ kind, id }) => `${kind}/${id}`)),
  );
  await refresh();
  await vi.waitFor(() =>
    expect(announced.toSorted()).toEqual(['live/air', 'live/areas', 'live/rates', 'live/sea', 'live/weather']),
  );
  announced.length = 0;
  const nobody = { providers: NO_LIVE_PROVIDERS };
  after(179);
  await refresh(nobody);
  after(181);
  await refresh(nobody);
  await refresh(nobody);
  await vi.waitFor(() => expect(announced.toSorted()).toEqual(['live/air', 'live/areas', 'live/weather']));
  expect((await conditions()).weather?.state).toBe('stale');
  after(12 * 60 + 1);
  expect((await conditions()).weather?.state).toBe('old');
  await changes.close();
});

test('ROUTE-1 a forecast that has ended says nothing about today', async () => {
  await refresh();
  after(3 * 24 * 60);
  const { weather, sea } = await conditions();
  expect([weather?.state, sea]).toEqual(['old', null]);
});

test('MON-1 a feed whose providers all failed three times makes the part feeds degraded, until one answers', async () => {
  const watched = createTestApi(database.db, { live, now: () => site.clock.now });
  const feeds = async () => ((await (await watched.get('/health')).json()) as { parts: { feeds: string } }).parts.feeds;
  server.replies.set(LIVE_PATHS.weather, { status: 500 });
  server.replies.set(LIVE_PATHS.sea, { status: 500 });
  const states: string[] = [];
  for (const minute of [0, 15, 30, 45]) {
    after(minute);
    await refresh();
    states.push(await feeds());
  }
  expect(states).toEqual(['healthy', 'healthy', 'degraded', 'degraded']);
  server.replies.clear();
  after(180);
  await refresh();
  expect(await feeds()).toBe('healthy');
});

test('CONF-3 LIVE_DATA=off asks nobody and waits for nothing', async () => {
  await refreshLive(
    { ...site.deps, live: { ...live, providers: createLiveProviders({ ...settings, isOn: false }) }, sendMail },
    { isAtOnce: false },
    attempt,
  );
  expect([server.received.length, pauses.length]).toEqual([0, 0]);
});

async function weatherAreas(): Promise<WeatherAreasView> {
  return (await (await site.get('/live/weather-areas')).json()) as WeatherAreasView;
}

test('ROUTE-1 each part of the emirate has its present weather, until its forecast has ended', async () => {
  expect(await weatherAreas()).toEqual({ hour: '2026-11-26T12:00', areas: null });
  await refresh();
  const { areas } = await weatherAreas();
  expect(areas).toMatchObject({ state: 'fresh', source: { name: 'Open-Meteo.com' } });
  expect(areas?.value.areas.map(({ id, current }) => [id, current.temperatureC])).toEqual([
    ['marina', 26.3],
    ['jumeirah', 27.3],
    ['creek', 28.3],
    ['south', 29.3],
    ['east', 30.3],
    ['hatta', 31.3],
  ]);
  expect(areas?.value.areas[0]?.hours.map(({ at }) => at)).toEqual(['2026-11-26T12:00', '2026-11-26T13:00']);
  after(4 * 60);
  expect((await weatherAreas()).areas?.state).toBe('stale');
  after(11 * 24 * 60);
  expect((await weatherAreas()).areas).toBeNull();
});
