import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { RunningSpan, Tracing } from '@dalil/backend/core/tracing.ts';

/** A request as undici announces it, the client behind `fetch`. */
type Sent = { method: string; origin: string | URL; addHeader: (name: string, value: string) => void };
type Message = { request: Sent; response?: { statusCode: number }; error?: unknown };
type Listener = (message: unknown) => void;

/**
 * MON-3: a span for each request to another service in a recorded trace, by its host, and the header that continues the trace
 * there. Returns how to stop.
 */
export function traceFetches(tracing: Tracing): () => void {
  const spans = new WeakMap<Sent, RunningSpan>();
  const listeners: Record<string, (message: Message) => void> = {
    'undici:request:create': ({ request }) => {
      const host = URL.parse(String(request.origin))?.hostname ?? 'unknown';
      const values = { 'http.request.method': request.method, 'server.address': host };
      const span = tracing.begin({ name: `${request.method} ${host}`, kind: 'client', values });
      if (span) spans.set(request, span);
      const traceparent = span?.traceparent ?? tracing.current()?.traceparent;
      if (traceparent !== undefined) request.addHeader('traceparent', traceparent);
    },
    'undici:request:headers': ({ request, response }) =>
      spans.get(request)?.note({ 'http.response.status_code': response?.statusCode ?? 0 }),
    'undici:request:trailers': ({ request }) => spans.get(request)?.end(),
    'undici:request:error': ({ request, error }) => spans.get(request)?.end(error ?? new Error('failed')),
  };
  const entries = Object.entries(listeners) as [string, Listener][];
  for (const [channel, listener] of entries) subscribe(channel, listener);
  return () => entries.forEach(([channel, listener]) => unsubscribe(channel, listener));
}
