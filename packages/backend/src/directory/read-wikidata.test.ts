import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { readWikidata } from './read-wikidata.ts';
import { UnreadableSource } from './unreadable-source.ts';

const literal = (value: string, locale?: string) => ({ type: 'literal', value, ...(locale && { 'xml:lang': locale }) });
const row = (id: string, more: Record<string, unknown> = {}) => ({
  item: { type: 'uri', value: `http://www.wikidata.org/entity/${id}` },
  position: { type: 'literal', value: 'Point(55.3095 25.2697)' },
  ...more,
});
const named = (id: string, locale: string, name: string) =>
  row(id, { locale: literal(locale), name: literal(name, locale) });
const answerOf = (bindings: unknown[]) => JSON.stringify({ head: { vars: [] }, results: { bindings } });

async function listOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

/** What is read from a service, the queries it was asked, and the waits in between. */
async function read(listener: RequestListener, timeoutMs = 10_000) {
  const queries: string[] = [];
  const waits: number[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      queries.push(new URLSearchParams(body).get('query') ?? '');
      listener(request, response);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sparql`;
  const pause = async (ms: number) => void waits.push(ms);
  try {
    const records = await listOf(readWikidata({ url, day: '2026-11-30', timeoutMs, pause }, () => {}));
    return { records, queries, waits };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('each thing is read once, with its names in four languages, under the first kind it belongs to', async () => {
  let requests = 0;
  const { records, queries } = await read((request, response) => {
    expect(request.headers).toMatchObject({
      accept: 'application/sparql-results+json',
      'user-agent': 'dalil-import-city',
    });
    const isFirst = ++requests === 1;
    const first = [
      named('Q1', 'en', 'BurJuman'),
      named('Q1', 'ar', 'برجمان'),
      row('Q1', { website: literal('https://rta.example/'), phone: literal('+971 4 000 0000') }),
      named('Q2', 'fr', 'Gare'),
      { ...row('Q3'), position: literal('somewhere') },
    ];
    response.end(answerOf(isFirst ? first : [named('Q1', 'en', 'BurJuman'), named('Q9', 'ur', 'پارک')]));
  });
  expect(records).toMatchObject([
    {
      sourceId: 'Q1',
      kind: 'metro',
      names: { en: 'BurJuman', ar: 'برجمان' },
      lat: 25.2697,
      lon: 55.3095,
      asOf: '2026-11-30',
    },
    { sourceId: 'Q2', names: {} },
    { sourceId: 'Q9', kind: 'tram', names: { ur: 'پارک' } },
  ]);
  expect(queries.length).toBe(new Set(queries).size);
  expect(queries[0]).toContain('wd:Q928830');
});

test('a busy service is asked again after the time it names, and after a query that took too long', async () => {
  let requests = 0;
  const { records, waits } = await read((_, response) => {
    requests++;
    if (requests === 1) return response.writeHead(429, { 'retry-after': '7' }).end();
    if (requests === 2) return response.end('{"results":{"bindings":[ java.util.concurrent.TimeoutException');
    return response.end(answerOf(requests === 3 ? [named('Q1', 'en', 'Union')] : []));
  });
  expect(records.map(({ sourceId }) => sourceId)).toEqual(['Q1']);
  expect(waits).toEqual([7000, 20_000]);
});

test.each<[string, RequestListener]>([
  ['refuses', (_, response) => response.writeHead(403).end()],
  ['answers a page', (_, response) => response.end('<html>')],
  ['answers another form', (_, response) => response.end('{"results":{"bindings":[{"item":1}]}}')],
  ['is busy', (_, response) => response.writeHead(503).end()],
  ['stays silent', () => {}],
  ['hangs up', (_, response) => response.destroy()],
])('a service that %s ends the import in a sentence', async (name, listener) => {
  await expect(read(listener, name === 'stays silent' ? 100 : 10_000)).rejects.toThrow(UnreadableSource);
});
