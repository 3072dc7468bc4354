import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type TestAnswer = { status?: number; body: unknown; headers?: Record<string, string> };
export type TestRequest = { method: string; path: string; body: unknown };

const ANY_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': '*',
};

/** A small real server in place of the API. `answer` decides each response, `requests` lists the requests. */
export async function startTestApi(answer: (request: TestRequest) => TestAnswer) {
  const requests: TestRequest[] = [];
  const server = createServer(async (incoming, response) => {
    if (incoming.method === 'OPTIONS') return void response.writeHead(204, ANY_ORIGIN).end();
    const sent = await text(incoming);
    const request = {
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      body: sent === '' ? null : JSON.parse(sent),
    };
    requests.push(request);
    const { status = 200, body, headers } = answer(request);
    response.writeHead(status, { 'content-type': 'application/json', ...ANY_ORIGIN, ...headers });
    response.end(body === null ? undefined : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    requests,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
