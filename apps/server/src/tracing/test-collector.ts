import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type SentSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  values: Record<string, string | number>;
  hasFailed: boolean;
};

type Attribute = { key: string; value: { stringValue?: string; intValue?: number; doubleValue?: number } };
type RawSpan = Omit<SentSpan, 'values' | 'hasFailed'> & { attributes: Attribute[]; status: { code: number } };
type Body = { resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: RawSpan[] }[] }[] };

export type Behaviour = 'takes' | 'refuses' | 'is silent';
export type Collector = {
  origin: string;
  spans: SentSpan[];
  requests: { path: string; headers: Record<string, unknown>; body: string }[];
  close: () => Promise<void>;
};

/** A receiver of OTLP by HTTP with JSON, on this machine. */
export async function startCollector(behaviour: Behaviour = 'takes'): Promise<Collector> {
  const spans: SentSpan[] = [];
  const requests: Collector['requests'] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    requests.push({ path: request.url ?? '', headers: request.headers, body });
    if (behaviour === 'is silent') return;
    if (behaviour === 'refuses') return void response.writeHead(503).end();
    const { resourceSpans } = JSON.parse(body) as Body;
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans.map(viewSpan))));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

function viewSpan({ attributes, status, ...span }: RawSpan): SentSpan {
  const valueOf = ({ value }: Attribute) => value.stringValue ?? value.intValue ?? value.doubleValue ?? '';
  const values = Object.fromEntries(attributes.map((attribute) => [attribute.key, valueOf(attribute)]));
  const { traceId, spanId, parentSpanId, name, kind } = span;
  return { traceId, spanId, ...(parentSpanId && { parentSpanId }), name, kind, values, hasFailed: status.code === 2 };
}
