import { LIVE_FEEDS } from '@dalil/domain/city/live/live-feed.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createAskProvider, type ProviderAnswer } from './ask-provider.ts';
import type { LiveProvider } from './live-provider.ts';
import {
  alertAnswer,
  alertListAnswer,
  forecastAnswer,
  locationAnswer,
  marineAnswer,
  pointsAnswer,
} from './test-live-answers.ts';
import { LIVE_PATHS, startTestLiveServer, testPathOf, testProviders, type TestReply } from './test-live-server.ts';
import { testForeign } from '../../test-foreign.ts';

const NOW = new Date('2026-11-26T09:20:00Z');
const NONE = { etag: null, lastModified: null };

const server = await startTestLiveServer(() => NOW);
const providers = testProviders(server);
const ask = createAskProvider({ now: () => NOW, parse: testForeign.parse });
const askShortly = createAskProvider({ timeoutMs: 100, now: () => NOW, parse: testForeign.parse });
/** Every request the product makes of a provider, with the path the test server answers it at. */
const ALL: [string, LiveProvider, string][] = LIVE_FEEDS.flatMap((feed) =>
  providers[feed].map((provider): [string, LiveProvider, string] => [
    provider.key,
    provider,
    testPathOf(new URL(provider.url)),
  ]),
);

afterAll(() => server.close());
beforeEach(() => {
  server.replies.clear();
  server.received.length = 0;
});

function askWith(provider: LiveProvider, path: string, reply: TestReply): Promise<ProviderAnswer> {
  server.replies.set(path, reply);
  return ask(provider, NONE);
}

function find(key: string): LiveProvider {
  const found = ALL.find(([known]) => known === key)?.[1];
  if (!found) throw new Error(key);
  return found;
}

async function valueOf(key: string): Promise<unknown> {
  const answer = await ask(find(key), NONE);
  if (answer.kind !== 'value') throw new Error(JSON.stringify(answer));
  return answer.value;
}

test('ROUTE-1 the documented answer of each provider is read into the one form of its feed', async () => {
  expect(await valueOf('open-meteo')).toMatchObject({
    current: { at: '2026-11-26T13:20', temperatureC: 27.5, feltC: 29, sky: 'clear', windKmh: 14.2, uvIndex: null },
    hours: { length: 240, 0: { at: '2026-11-26T00:00', uvIndex: 0, rainPercent: 3 } },
    days: { length: 10, 9: { date: '2026-12-05', sky: 'storm' } },
  });
  expect(await valueOf('met-norway')).toMatchObject({
    current: { at: '2026-11-26T13:00', sky: 'partly', windKmh: 14.4, feltC: null, uvIndex: null },
    hours: { length: 54 },
    days: { 1: { date: '2026-11-27', maxC: 29, minC: 19 } },
  });
  expect(await valueOf('open-meteo-areas')).toMatchObject({
    areas: [
      { id: 'marina', current: { at: '2026-11-26T13:20', temperatureC: 27.5, windKmh: 14.2 }, hours: { length: 240 } },
      { id: 'jumeirah', current: { temperatureC: 28.5 } },
      { id: 'creek' },
      { id: 'south' },
      { id: 'east' },
      { id: 'hatta', current: { temperatureC: 32.5 } },
    ],
  });
  expect(await valueOf('open-meteo-marine')).toMatchObject({
    kilometresOut: 6,
    hours: { length: 72, 17: { waveM: 0.6, seaC: 26.3 } },
  });
  expect(await valueOf('open-meteo-air')).toMatchObject({ current: { usAqi: 62, dust: 28 }, hours: { length: 72 } });
  expect(await valueOf('ticketmaster')).toMatchObject({
    events: [
      {
        uid: 'ticketmaster e1',
        title: 'A concert',
        startsAt: '2026-11-29T16:00:00.000Z',
        place: 'Coca-Cola Arena',
        url: 'https://www.ticketmaster.ae/event/e1',
        status: 'scheduled',
      },
      { title: 'A comedy night', status: 'moved' },
      { title: 'A fair', status: 'cancelled', isAllDay: true, startsAt: '2026-12-03T20:00:00.000Z' },
    ],
  });
  expect(await valueOf('frankfurter')).toMatchObject({ base: 'AED', date: '2026-11-26', rates: { INR: 24.12 } });
  expect(await valueOf('cap-warnings')).toMatchObject({
    warnings: [
      {
        id: 'ncm-2026-117',
        severity: 'Moderate',
        endsAt: '2026-11-26T15:20:00.000Z',
        texts: [{ language: 'en', description: 'Wind & sand <40 km/h>', area: 'Coast' }, { event: 'غبار' }],
      },
    ],
  });
});

test.each(ALL)(
  'ROUTE-1 an error, a refusal, a limit and a failing network of %s are failures, not values',
  async (_, provider, path) => {
    const failed = async (reply: TestReply) => {
      const answer = await askWith(provider, path, reply);
      return answer.kind === 'failed' ? `${answer.reason} ${answer.isTransient}` : answer.kind;
    };
    expect(await failed({ status: 400, body: { error: true, reason: 'bad' } })).toBe('http_400 false');
    expect(await failed({ status: 403 })).toBe('http_403 false');
    expect(await failed({ status: 301, headers: { location: 'http://127.0.0.1:1/' } })).toBe('http_301 false');
    expect(await failed({ status: 500 })).toBe('http_500 true');
    expect(await failed({ body: 'x'.repeat(3000), isCut: true })).toBe('unreachable true');
    expect(await failed({ body: ' '.repeat(2_100_000) })).toBe('too_large false');
    expect(await failed({ body: '<html>Sorry</html>' })).toMatch(/^(not_json|not_cap) false$/);
    expect(await failed({ body: '{"unexpected":' })).toMatch(/^(not_json|not_xml|not_cap) false$/);
    expect(await failed({ body: '' })).toMatch(/^(not_json|not_xml|not_cap) false$/);
    server.replies.set(path, { isSlow: true });
    expect(await askShortly(provider, NONE)).toMatchObject({ kind: 'failed', reason: 'timeout', isTransient: true });
  },
);

test.each(ALL)('ROUTE-1 %s says when it may be asked again', async (_, provider, path) => {
  const limited = (value: string) => askWith(provider, path, { status: 429, headers: { 'retry-after': value } });
  expect(await limited('120')).toEqual({
    kind: 'failed',
    reason: 'http_429',
    isTransient: false,
    retryAt: new Date(NOW.getTime() + 120_000),
  });
  expect(await limited('Thu, 26 Nov 2026 10:00:00 GMT')).toMatchObject({ retryAt: new Date('2026-11-26T10:00:00Z') });
  expect(await limited('soon')).toMatchObject({ retryAt: null });
});

test.each(ALL.filter(([, provider]) => provider.hasParts !== true))(
  'ROUTE-1 %s is asked with what it said of its last answer',
  async (_, provider, path) => {
    server.replies.set(path, { status: 304, headers: { expires: 'Thu, 26 Nov 2026 10:00:00 GMT' } });
    const known = { etag: '"a1"', lastModified: 'Thu, 26 Nov 2026 09:00:00 GMT' };
    expect(await ask(provider, known)).toEqual({ kind: 'unchanged', expiresAt: new Date('2026-11-26T10:00:00Z') });
    expect(server.received[0]?.headers).toMatchObject({
      'if-none-match': '"a1"',
      'if-modified-since': 'Thu, 26 Nov 2026 09:00:00 GMT',
    });
  },
);

test('ROUTE-1 validators and the time of validity come with the value; max-age counts before Expires', async () => {
  const headers = { etag: '"b2"', 'cache-control': 'public, max-age=600', expires: 'Thu, 26 Nov 2026 12:00:00 GMT' };
  const answer = await askWith(find('open-meteo'), LIVE_PATHS.weather, { body: forecastAnswer(NOW), headers });
  expect(answer).toMatchObject({ kind: 'value', etag: '"b2"', expiresAt: new Date(NOW.getTime() + 600_000) });
});

test('ROUTE-1 MET Norway is told who asks, with four decimals at most', async () => {
  await ask(find('met-norway'), NONE);
  expect(server.received[0]?.headers['user-agent']).toBe('Dalil https://guide.example');
  expect(find('met-norway').url).toMatch(/lat=\d+\.\d{1,4}&lon=\d+\.\d{1,4}$/);
});

test('ROUTE-1 nulls are allowed in columns; an answer of nulls has no values', async () => {
  const forecast = forecastAnswer(NOW);
  const hourly = forecast['hourly'] as Record<string, unknown[]>;
  const nulls = Object.fromEntries(
    Object.entries(hourly).map(([name, column]) => [name, name === 'time' ? column : column.map(() => null)]),
  );
  const { uv_index: _uv, ...withoutUv } = hourly;
  const gaps = { ...withoutUv, visibility: hourly['visibility']?.map((value, at) => (at === 0 ? null : value)) };
  const answer = await askWith(find('open-meteo'), LIVE_PATHS.weather, { body: { ...forecast, hourly: gaps } });
  expect(answer).toMatchObject({ value: { hours: { 0: { visibilityM: null, uvIndex: null, temperatureC: 23.7 } } } });
  const empty = await askWith(find('open-meteo'), LIVE_PATHS.weather, { body: { ...forecast, hourly: nulls } });
  expect(empty).toMatchObject({ kind: 'failed', reason: 'no_values' });
  const inshore = { hourly: { ...(marineAnswer(NOW)['hourly'] as object), wave_height: null } };
  expect(await askWith(find('open-meteo-marine'), LIVE_PATHS.sea, { body: inshore })).toMatchObject({
    reason: 'wrong_shape',
  });
});

test('ROUTE-1 all parts of the emirate are asked in one request; one without values is left out', async () => {
  const { url } = find('open-meteo-areas');
  expect(new URL(url).searchParams.get('latitude')?.split(',')).toHaveLength(6);
  const silent = {
    current: { time: '2026-11-26T13:15', temperature_2m: null },
    hourly: { time: ['2026-11-26T13:00'] },
  };
  const body = pointsAnswer(NOW, 6).map((point, at) => (at === 1 ? silent : point));
  const answer = await askWith(find('open-meteo-areas'), LIVE_PATHS.weatherAreas, { body });
  if (answer.kind !== 'value') throw new Error(JSON.stringify(answer));
  const { areas } = answer.value as { areas: { id: string }[] };
  expect(areas.map(({ id }) => id)).toEqual(['marina', 'creek', 'south', 'east', 'hatta']);
});

test.each([
  ['open-meteo-areas', [], 'missing_points'],
  ['open-meteo-areas', pointsAnswer(NOW, 5), 'missing_points'],
  ['open-meteo-areas', forecastAnswer(NOW), 'wrong_shape'],
  ['open-meteo-areas', pointsAnswer(NOW, 6).map((point) => ({ ...point, hourly: null })), 'wrong_shape'],
  [
    'open-meteo-areas',
    pointsAnswer(NOW, 6).map(() => ({ current: { time: '2026-11-26T13:15' }, hourly: { time: ['2026-11-26T13:00'] } })),
    'no_values',
  ],
  ['open-meteo', { ...forecastAnswer(NOW), hourly: { time: [], temperature_2m: [] } }, 'wrong_shape'],
  [
    'open-meteo',
    { ...forecastAnswer(NOW), hourly: { time: ['2026-11-26T00:00'], temperature_2m: [20, 21] } },
    'uneven_columns',
  ],
  [
    'open-meteo',
    { ...forecastAnswer(NOW), hourly: { time: ['2026-11-26T00:00'], temperature_2m: [295.4] } },
    'wrong_shape',
  ],
  ['open-meteo', { ...forecastAnswer(NOW), hourly: { time: ['yesterday'], temperature_2m: [20] } }, 'wrong_shape'],
  ['open-meteo', { error: true, reason: 'quota' }, 'wrong_shape'],
  [
    'open-meteo-marine',
    { hourly: { time: ['2026-11-26T00:00'], wave_height: [null], sea_surface_temperature: [null] } },
    'no_values',
  ],
  ['met-norway', { properties: { timeseries: [] } }, 'wrong_shape'],
  ['met-norway', { ...locationAnswer(NOW), properties: {} }, 'wrong_shape'],
  ['frankfurter', [], 'no_values'],
  ['frankfurter', [{ date: '2026-11-26', base: 'EUR', quote: 'INR', rate: 90 }], 'wrong_shape'],
  ['frankfurter', [{ date: '2026-11-26', base: 'AED', quote: 'INR', rate: -1 }], 'wrong_shape'],
])('ROUTE-1 %s with a wrong or empty answer is a failure (%#)', async (key, body, reason) => {
  const provider = find(key);
  expect(await askWith(provider, testPathOf(new URL(provider.url)), { body })).toMatchObject({
    kind: 'failed',
    reason,
  });
});

async function warningsOf(reply: TestReply): Promise<string[]> {
  const answer = await askWith(find('cap-warnings'), LIVE_PATHS.warnings, reply);
  if (answer.kind !== 'value') throw new Error(JSON.stringify(answer));
  return (answer.value as { warnings: { id: string }[] }).warnings.map(({ id }) => id);
}

test('ROUTE-1 Ticketmaster without events is an answer, and an error is not', async () => {
  const path = LIVE_PATHS.tickets;
  const page = { size: 100, totalElements: 0, totalPages: 0, number: 0 };
  expect(await askWith(find('ticketmaster'), path, { body: { page } })).toMatchObject({ value: { events: [] } });
  const fault = { fault: { faultstring: 'Invalid ApiKey', detail: { errorcode: 'oauth.v2.InvalidApiKey' } } };
  expect(await askWith(find('ticketmaster'), path, { body: fault })).toMatchObject({ reason: 'wrong_shape' });
  expect(await askWith(find('ticketmaster'), path, { status: 401, body: fault })).toMatchObject({ reason: 'http_401' });
});

test('ROUTE-1 a list of warnings is followed on its own host only; tests, cancelled and replaced ones are left out', async () => {
  server.replies.set('/one', { body: alertAnswer(NOW, { id: 'one' }) });
  server.replies.set('/two', { body: alertAnswer(NOW, { id: 'two', msgType: 'Update', references: 'one' }) });
  server.replies.set('/three', { body: alertAnswer(NOW, { id: 'three', status: 'Exercise' }) });
  server.replies.set('/four', { body: alertAnswer(NOW, { id: 'four' }) });
  server.replies.set('/five', { body: alertAnswer(NOW, { id: 'five', msgType: 'Cancel', references: 'four' }) });
  const links = ['/one', '/two', `${server.origin}/three`, '/four', '/five', 'http://127.0.0.1:1/other'];
  expect(await warningsOf({ body: alertListAnswer(links) })).toEqual(['two']);
  expect(await warningsOf({ body: alertListAnswer([]) })).toEqual([]);
  expect(await warningsOf({ body: '<feed xmlns="http://www.w3.org/2005/Atom"><title>None</title></feed>' })).toEqual(
    [],
  );
});

test('ROUTE-1 a document that multiplies entities is not a warning', async () => {
  const bomb = `<!DOCTYPE a [<!ENTITY x "${'y'.repeat(2000)}">]>${alertAnswer(NOW).replace('Coast', '&x;'.repeat(5000))}`;
  expect(await askWith(find('cap-warnings'), LIVE_PATHS.warnings, { body: bomb })).toMatchObject({ kind: 'failed' });
});
