import { ROAD_POINTS } from '@dalil/domain/city/live/road-points.ts';
import { flowOf } from '@dalil/domain/city/live/traffic.ts';
import type { TrafficReadings } from '@dalil/domain/city/live/traffic-schema.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createAskProvider } from './ask-provider.ts';
import type { LiveProvider } from './live-provider.ts';
import { hereFlowAnswer, tomTomFlowAnswer } from './test-traffic-answers.ts';
import { LIVE_PATHS, startTestLiveServer, testProviders, type TestReply } from './test-live-server.ts';
import { testForeign } from '../../test-foreign.ts';

const NOW = new Date('2026-11-26T09:20:00Z');
const NONE = { etag: null, lastModified: null };
const server = await startTestLiveServer(() => NOW);
const ask = createAskProvider({ now: () => NOW, timeoutMs: 1500, parse: testForeign.parse });
const [tomTom, here] = testProviders(server).traffic as [LiveProvider, LiveProvider];
const VENDORS: [string, LiveProvider, string, string][] = [
  ['TomTom', tomTom, LIVE_PATHS.tomTomFlow, LIVE_PATHS.tomTomIncidents],
  ['HERE', here, LIVE_PATHS.hereFlow, LIVE_PATHS.hereIncidents],
];

afterAll(() => server.close());
beforeEach(() => {
  server.replies.clear();
  server.received.length = 0;
});

async function trafficOf(provider: LiveProvider): Promise<TrafficReadings> {
  const answer = await ask(provider, NONE);
  if (answer.kind !== 'value') throw new Error(JSON.stringify(answer));
  return answer.value as TrafficReadings;
}

async function failureOf(provider: LiveProvider, path: string, reply: TestReply): Promise<string> {
  server.replies.set(path, reply);
  const answer = await ask(provider, NONE);
  return answer.kind === 'failed' ? answer.reason : answer.kind;
}

test('ROUTE-1 the documented answers of TomTom are read: a speed at each point, and incidents', async () => {
  const { roads, incidents } = await trafficOf(tomTom);
  expect(roads.map(({ id }) => id)).toEqual(ROAD_POINTS.map(({ id }) => id));
  expect(roads[0]).toEqual({ id: 'szr-trade-centre', speedKmh: 92, freeKmh: 96, delaySeconds: 6, isClosed: false });
  expect(roads.map(flowOf)).toEqual(['free', ...Array.from({ length: 15 }, () => 'heavy')]);
  expect(incidents).toMatchObject([
    { kind: 'accident', level: 'major', description: 'Accident', roads: ['E11'], delaySeconds: 540, endsAt: null },
    { kind: 'closure', level: 'blocked', description: null, roads: [], delaySeconds: null },
  ]);
  // The quota of a day, with everything that one refresh asks for.
  expect(server.received.length * tomTom.requestsPerDay).toBeLessThanOrEqual(2500);
});

test('ROUTE-1 the documented answers of HERE are read: the slower carriageway of the main road, in km/h', async () => {
  const { roads, incidents } = await trafficOf(here);
  expect(roads[0]).toEqual({ id: 'szr-trade-centre', speedKmh: 45, freeKmh: 93, delaySeconds: 40, isClosed: false });
  expect(incidents).toMatchObject([{ kind: 'works', level: 'moderate', description: 'Road works on Hessa Street' }]);
});

test.each(VENDORS)(
  'ROUTE-1 %s without incidents still has speeds; an empty list is not the same',
  async (...vendor) => {
    const [, provider, , incidentsPath] = vendor;
    for (const reply of [{ status: 410 }, { body: { incidents: 'none', results: 'none' } }, { body: '<html>' }]) {
      server.replies.set(incidentsPath, reply);
      expect((await trafficOf(provider)).incidents).toBeNull();
    }
    server.replies.set(incidentsPath, { body: { incidents: [], results: [] } });
    expect((await trafficOf(provider)).incidents).toEqual([]);
  },
);

test.each(VENDORS)(
  'ROUTE-1 %s is not told of an earlier answer, because it is put together from many',
  async (...vendor) => {
    const [, provider] = vendor;
    await ask(provider, { etag: '"a"', lastModified: 'Thu, 26 Nov 2026 09:00:00 GMT' });
    expect(
      server.received.filter(({ headers }) => 'if-none-match' in headers || 'if-modified-since' in headers),
    ).toEqual([]);
  },
);

test('ROUTE-1 a closed road is closed at any speed, and a road without a speed is left out', async () => {
  const closed = tomTomFlowAnswer('25.2131,55.2764') as { flowSegmentData: object };
  server.replies.set(LIVE_PATHS.tomTomFlow, {
    body: { flowSegmentData: { ...closed.flowSegmentData, roadClosure: true } },
  });
  expect((await trafficOf(tomTom)).roads.map(flowOf)).toContain('closed');
  const nulls = { ...closed.flowSegmentData, currentSpeed: null };
  expect(await failureOf(tomTom, LIVE_PATHS.tomTomFlow, { body: { flowSegmentData: nulls } })).toBe('no_values');
  const { results } = hereFlowAnswer() as { results: { location: object; currentFlow: object }[] };
  const blocked = results.map((one) => ({ ...one, currentFlow: { ...one.currentFlow, speed: null, jamFactor: 10 } }));
  server.replies.set(LIVE_PATHS.hereFlow, { body: { results: blocked } });
  expect((await trafficOf(here)).roads.map(flowOf)[0]).toBe('closed');
});

test.each(VENDORS)(
  'ROUTE-1 %s with an answer that says nothing, or the impossible, fails as a whole',
  async (...vendor) => {
    const [, provider, path] = vendor;
    const failed = (body: unknown) => failureOf(provider, path, { body });
    expect(await failed({})).toBe('wrong_shape');
    expect(await failed({ error: 'Invalid key', httpStatusCode: 400 })).toBe('wrong_shape');
    expect(await failed({ results: [], flowSegmentData: { currentSpeed: null, freeFlowSpeed: null } })).toBe(
      'no_values',
    );
    const flow = { speed: 1000, freeFlow: 1000, jamFactor: 0 };
    const impossible = {
      flowSegmentData: { currentSpeed: 4000, freeFlowSpeed: 4000 },
      results: [{ location: {}, currentFlow: flow }],
    };
    expect(await failed(impossible)).toBe('wrong_shape');
  },
);

test('ROUTE-1 the words for a speed begin at a fifth, a half and four fifths of a free road', () => {
  const words = [100, 80, 79, 50, 49, 20, 19, 0].map((speedKmh) =>
    flowOf({ id: 'x', speedKmh, freeKmh: 100, delaySeconds: null, isClosed: false }),
  );
  expect(words).toEqual(['free', 'free', 'slow', 'slow', 'heavy', 'heavy', 'standing', 'standing']);
});
