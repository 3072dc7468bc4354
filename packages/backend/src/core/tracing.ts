import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { type ApiEnv, IN_PROCESS } from './api-app.ts';

/** Names of routes, statements, jobs and hosts, codes and counts. Never an address, a query or anything of a person. */
export type SpanValues = Record<string, string | number>;
export type SpanKind = 'server' | 'client' | 'internal';
export type SpanStart = { name: string; kind: SpanKind; values?: SpanValues };

/** A span that runs until `end`, which marks it as failed if an error is given. */
export type RunningSpan = {
  /** The header that continues the trace in another process. */
  traceparent: string;
  note: (values: SpanValues) => void;
  end: (error?: unknown) => void;
};

/** MON-3: where the time of a request or job goes, for a service of the operator's. */
export type Tracing = {
  isOn: boolean;
  /** Runs work as a new trace, or as the part of one that another process has begun (the header `traceparent`). */
  trace: <T>(start: SpanStart, work: () => Promise<T>, traceparent?: string) => Promise<T>;
  /** Runs work as a part of the running trace. Without one, or where it is not sampled, only the work runs. */
  span: <T>(start: SpanStart, work: () => Promise<T>) => Promise<T>;
  /** The same for work that is not one promise. Null where nothing is recorded. */
  begin: (start: SpanStart) => RunningSpan | null;
  /** Adds to what runs, and names it anew. */
  note: (values: SpanValues, name?: string) => void;
  current: () => { traceId: string; isSampled: boolean; traceparent: string } | null;
};

export const NO_TRACING: Tracing = {
  isOn: false,
  trace: (_start, work) => work(),
  span: (_start, work) => work(),
  begin: () => null,
  note: () => {},
  current: () => null,
};

/** The id of the running trace if its spans are sent, so that it can be found. */
export function sampledTraceId(tracing: Tracing): string | null {
  const found = tracing.current();
  return found?.isSampled === true ? found.traceId : null;
}

/** Names the request after the pattern of its route. A request of the server to itself is a part of the page it is for. */
export function traceRoutes(tracing: Tracing): MiddlewareHandler<ApiEnv> {
  return (c, next) => {
    const named = async () => {
      await next();
      const route = routePath(c, -1);
      tracing.note({ 'http.route': route, 'http.response.status_code': c.res.status }, `${c.req.method} ${route}`);
    };
    if (c.get('clientAddress') !== IN_PROCESS) return named();
    return tracing.span({ name: c.req.method, kind: 'internal' }, named);
  };
}
