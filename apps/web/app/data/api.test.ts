import { expect, test } from 'vitest';
import { createApiClient } from './api.ts';

function clientWithLog() {
  const requests: [address: string, init: RequestInit][] = [];
  const client = createApiClient('https://dalil.example', async (address, init) => {
    requests.push([new Request(address).url, init ?? {}]);
    return Response.json({});
  });
  return { api: client.api, requests };
}

test('DATA-1 a path is requested with what its places stand for and what is asked besides', async () => {
  const { api, requests } = clientWithLog();
  await api.events[':file'].$get({ param: { file: 'eid.ics' }, query: { locale: 'ar' } });
  await api['events.ics'].$get({ query: { locale: 'en', search: 'q=café & souk' } });
  await api.health.$get();
  expect(requests.map(([address, { method }]) => `${method} ${address}`)).toEqual([
    'GET https://dalil.example/api/events/eid.ics?locale=ar',
    'GET https://dalil.example/api/events.ics?locale=en&search=q%3Dcaf%C3%A9+%26+souk',
    'GET https://dalil.example/api/health',
  ]);
});

test('DATA-1 what stands in an address cannot lead to another one', async () => {
  const { api, requests } = clientWithLog();
  await api.events[':file'].$get({ param: { file: '../session?x=1' }, query: { locale: 'en' } });
  expect(requests[0]?.[0]).toBe('https://dalil.example/api/events/..%2Fsession%3Fx%3D1?locale=en');
});

test('DATA-1 a body is JSON, and what a caller says of the request counts', async () => {
  const { api, requests } = clientWithLog();
  const { signal } = new AbortController();
  await api.monitoring.errors.$post({ json: { id: 'A', kind: 'unknown', name: 'Error', path: '/' } });
  await api.assistant.conversations[':id'].$delete({ param: { id: 'c' } }, { init: { keepalive: true, signal } });
  expect(requests[0]?.[1]).toEqual({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"id":"A","kind":"unknown","name":"Error","path":"/"}',
  });
  expect(requests[1]?.[1]).toEqual({ method: 'DELETE', keepalive: true, signal });
});

test('DATA-1 a client can be handed on by something that waits for it', async () => {
  const { api } = clientWithLog();
  expect(await Promise.resolve(api)).toBe(api);
  expect(api.health.$url().href).toBe('https://dalil.example/api/health');
});
