import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '@dalil/backend/core/deps.ts';
import { describeError } from '@dalil/backend/core/describe-error.ts';
import type { RunningSpan, SpanKind, SpanStart, Tracing } from '@dalil/backend/core/tracing.ts';
import { ROOT_CONTEXT, type Span, SpanKind as Kind, SpanStatusCode, trace } from '@opentelemetry/api';
import { parseTraceParent, setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { createSampler } from './sampler.ts';
import type { TracingSettings } from '../tracing-settings.ts';

const EXPORT_LIMIT_MS = 4000;
const STOP_LIMIT_MS = 2000;
/** What waits for the collector. More spans than this are dropped, so a collector that is away costs no memory. */
const MAX_WAITING = 2048;
const QUIET_MS = 60_000;

const KINDS: Record<SpanKind, Kind> = { server: Kind.SERVER, client: Kind.CLIENT, internal: Kind.INTERNAL };

export type OpenTracing = { tracing: Tracing; close: () => Promise<void> };

type Options = { settings: TracingSettings; environment: string; log: Log; random?: () => number };

/**
 * MON-3: spans that are sent in batches to a collector by OTLP. Only loaded where one is configured. A collector that is slow or
 * refuses costs spans, never a request; the log says so once a minute. `close` sends what waits, two seconds long at most.
 */
export function openTelemetry({ settings, environment, log, random = Math.random }: Options): OpenTracing {
  const { endpoint, headers, serviceName, sampleRate: rate } = settings;
  followFailures(log);
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: EXPORT_LIMIT_MS,
    // At the end everything that waits is sent in parallel, 512 spans each.
    concurrencyLimit: 8,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'deployment.environment.name': environment }),
    sampler: createSampler({ rate, random, now: Date.now }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter, maxQueueSize: MAX_WAITING, exportTimeoutMillis: EXPORT_LIMIT_MS + 1000 }),
    ],
  });
  return {
    tracing: tracingWith(provider),
    close: async () => {
      const stopped = new AbortController();
      const limit = wait(STOP_LIMIT_MS, undefined, { signal: stopped.signal }).catch(() => {});
      await Promise.race([provider.shutdown().catch(() => {}), limit]);
      stopped.abort();
    },
  };
}

function tracingWith(provider: TracerProvider): Tracing {
  const tracer = provider.getTracer('dalil');
  // Of our own, because the one of the library would be shared by everything in the process.
  const running = new AsyncLocalStorage<Span>();
  const startIn = ({ name, kind, values }: SpanStart, context = ROOT_CONTEXT) =>
    tracer.startSpan(name, { kind: KINDS[kind], attributes: values ?? {} }, context);
  const startPart = (start: SpanStart) => {
    const parent = running.getStore();
    return parent?.isRecording() === true ? startIn(start, trace.setSpan(ROOT_CONTEXT, parent)) : null;
  };
  const runIn = async <T>(span: Span, work: () => Promise<T>): Promise<T> => {
    try {
      const result = await running.run(span, work);
      end(span);
      return result;
    } catch (error) {
      end(span, error);
      throw error;
    }
  };
  return {
    isOn: true,
    trace: (start, work, traceparent) => {
      const parent = traceparent === undefined ? null : parseTraceParent(traceparent);
      const context = parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
      return runIn(startIn(start, context), work);
    },
    span: (start, work) => {
      const span = startPart(start);
      return span ? runIn(span, work) : work();
    },
    begin: (start) => {
      const span = startPart(start);
      return span && runningSpan(span);
    },
    note: (values, name) => {
      const span = running.getStore();
      span?.setAttributes(values);
      if (name !== undefined) span?.updateName(name);
    },
    current: () => {
      const span = running.getStore();
      if (!span) return null;
      const { traceId } = span.spanContext();
      return { traceId, isSampled: span.isRecording(), traceparent: traceparentOf(span) };
    },
  };
}

function runningSpan(span: Span): RunningSpan {
  return {
    traceparent: traceparentOf(span),
    note: (values) => void span.setAttributes(values),
    end: (error) => end(span, error),
  };
}

/** Of an error only its name is sent: its message may quote what a user typed. */
function end(span: Span, error?: unknown): void {
  if (error !== undefined) {
    span.setAttributes({ 'error.type': error instanceof Error ? error.name : 'unknown' });
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}

function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-0${traceFlags & 1}`;
}

function followFailures(log: Log): void {
  let quietUntil = 0;
  setGlobalErrorHandler((error) => {
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + QUIET_MS;
    log('warn', 'traces_not_sent', describeError(error));
  });
}
