import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  airAnswer,
  alertAnswer,
  forecastAnswer,
  locationAnswer,
  marineAnswer,
  pointsAnswer,
  ratesAnswer,
} from './test-live-answers.ts';
import {
  hereFlowAnswer,
  hereIncidentsAnswer,
  tomTomFlowAnswer,
  tomTomIncidentsAnswer,
} from './test-traffic-answers.ts';
import { ticketmasterAnswer } from './test-ticket-answers.ts';
import { createLiveProviders, type LiveSettings } from './live-settings.ts';

export type TestReply = {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  /** Never sends the answer. */
  isSlow?: boolean;
  /** Breaks the connection in the middle of the body. */
  isCut?: boolean;
};

export const LIVE_PATHS = {
  weather: '/v1/forecast',
  weatherAreas: '/v1/forecast of several points',
  metNorway: '/weatherapi/locationforecast/2.0/compact',
  sea: '/v1/marine',
  air: '/v1/air-quality',
  warnings: '/cap',
  rates: '/v2/rates',
  tomTomFlow: '/traffic/services/4/flowSegmentData/absolute/10/json',
  tomTomIncidents: '/traffic/services/5/incidentDetails',
  hereFlow: '/v7/flow',
  tickets: '/discovery/v2/events.json',
  hereIncidents: '/v7/incidents',
} as const;

export type TestLiveServer = {
  origin: string;
  /** What each path answers in place of the documented answer. */
  replies: Map<string, TestReply>;
  received: { path: string; headers: IncomingMessage['headers'] }[];
  settings: LiveSettings;
  close: () => Promise<void>;
};

/** All providers on loopback. Each path answers as documented until a test sets another reply. */
export async function startTestLiveServer(now: () => Date, port = 0): Promise<TestLiveServer> {
  const documented: Record<string, (query: URLSearchParams) => unknown> = {
    [LIVE_PATHS.weather]: () => forecastAnswer(now()),
    [LIVE_PATHS.weatherAreas]: (query) => pointsAnswer(now(), query.get('latitude')?.split(',').length ?? 0),
    [LIVE_PATHS.metNorway]: () => locationAnswer(now()),
    [LIVE_PATHS.sea]: () => marineAnswer(now()),
    [LIVE_PATHS.air]: () => airAnswer(now()),
    [LIVE_PATHS.warnings]: () => alertAnswer(now()),
    [LIVE_PATHS.rates]: () => ratesAnswer(now()),
    [LIVE_PATHS.tomTomFlow]: (query) => tomTomFlowAnswer(query.get('point')),
    [LIVE_PATHS.tomTomIncidents]: tomTomIncidentsAnswer,
    [LIVE_PATHS.hereFlow]: hereFlowAnswer,
    [LIVE_PATHS.tickets]: () => ticketmasterAnswer(now()),
    [LIVE_PATHS.hereIncidents]: hereIncidentsAnswer,
  };
  const replies: TestLiveServer['replies'] = new Map();
  const received: TestLiveServer['received'] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://loopback');
    const { searchParams } = url;
    const path = testPathOf(url);
    received.push({ path, headers: request.headers });
    const reply = replies.get(path) ?? {
      body: documented[path]?.(searchParams),
      status: path in documented ? 200 : 404,
    };
    sendTestReply(reply, response);
  });
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    replies,
    received,
    settings: {
      isOn: true,
      openMeteo: origin,
      openMeteoMarine: origin,
      openMeteoAir: origin,
      openMeteoKey: undefined,
      metNorway: origin,
      warningsFeed: origin + LIVE_PATHS.warnings,
      exchangeRates: origin,
      tomTom: { base: origin, key: 'test' },
      here: { base: origin, key: 'test' },
      ticketmaster: { base: origin, key: 'test' },
      userAgent: 'Dalil https://guide.example',
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

/** What a request is answered by: its path. A forecast of several points has one of its own. */
export function testPathOf({ pathname, searchParams }: URL): string {
  return searchParams.get('latitude')?.includes(',') ? `${pathname} of several points` : pathname;
}

/** Answers a request as a test wants it. */
export function sendTestReply(
  { status = 200, headers = {}, body = '', isSlow = false, isCut = false }: TestReply,
  response: ServerResponse,
) {
  if (isSlow) return;
  const text = typeof body === 'string' || body instanceof Buffer ? body : JSON.stringify(body);
  response.writeHead(status, { ...headers, 'content-length': String(Buffer.byteLength(text)) });
  if (!isCut) return void response.end(text);
  response.write(text.slice(0, text.length / 2));
  setTimeout(() => response.destroy(), 10);
}

/** The providers that a test server stands in for. */
export const testProviders = ({ settings }: TestLiveServer) => createLiveProviders(settings);
