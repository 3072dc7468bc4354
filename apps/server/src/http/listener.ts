import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { FAILURE_STATUS, type FailureCode } from '@dalil/backend/core/failure.ts';
import { problemBody } from '@dalil/backend/core/problem.ts';
import { getRequestListener } from '@hono/node-server';
import type { Settings } from '../settings.ts';
import { clientAddress, createTrustedProxies } from './client-address.ts';
import { BARE_POLICY } from './content-security-policy.ts';
import { isHostOf, KnownHosts } from './known-hosts.ts';
import { pageAddress } from './page-cache/page-address.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import { securityHeaderValues } from './security-headers.ts';
import type { createServerApp, ServerBindings } from './server-app.ts';

type Parts = {
  app: ReturnType<typeof createServerApp>;
  cache: PageCache | null;
  settings: Pick<Settings, 'publicUrl' | 'trustedProxies'>;
  serve: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  now: () => Date;
};

/** Monitoring programs and load balancers request these under the address of the machine. */
const ANY_HOST = /^\/(?:api\/health|metrics)(?:\?|$)/;

/** Pages in memory are answered before the request is processed any further. */
export function createListener({ app, cache, settings, serve, now }: Parts): RequestListener {
  const { publicUrl } = settings;
  const trusted = createTrustedProxies(settings.trustedProxies);
  const hosts = new KnownHosts(now);
  const addressOf = ({ method, url = '/', headers, socket }: IncomingMessage) => {
    if (method !== 'GET' && method !== 'HEAD') return null;
    const origin = publicUrl ?? hosts.originOf(headers.host, socket.localPort);
    return origin === null ? null : pageAddress(origin, url);
  };
  const rejectionHeaders = {
    ...securityHeaderValues(publicUrl?.startsWith('https:') ?? false),
    'content-security-policy': BARE_POLICY,
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
  };
  const reject = (response: ServerResponse, code: FailureCode) =>
    void response.writeHead(FAILURE_STATUS[code], rejectionHeaders).end(JSON.stringify(problemBody(code)));
  const listener = getRequestListener((request, env) => {
    const { incoming } = env as { incoming: IncomingMessage };
    const forwardedFor = request.headers.get('x-forwarded-for') ?? undefined;
    const bindings: ServerBindings = {
      clientAddress: clientAddress(incoming.socket.remoteAddress ?? '', forwardedFor, trusted),
      pageAddress: addressOf(incoming),
      port: incoming.socket.localPort,
    };
    return app.fetch(request, bindings);
  });
  return (request, response) => {
    if (request.headers.host === undefined && request.httpVersion !== '1.0') return reject(response, 'invalid_input');
    if (publicUrl !== undefined && !isHostOf(publicUrl, request.headers.host) && !ANY_HOST.test(request.url ?? '')) {
      return reject(response, 'host_unknown');
    }
    const address = cache && addressOf(request);
    if (address && cache.answer(address, request, response)) return;
    serve(request, response, () => void listener(request, response));
  };
}
