import type { Server } from 'node:http';

/** Milliseconds. */
export type SlowClientLimits = { headers: number; request: number; stalled: number; keepAlive: number };

export const SLOW_CLIENT_LIMITS: SlowClientLimits = {
  headers: 10_000,
  request: 30_000,
  /** Timeout of a connection without any traffic, including a response that the client does not read. */
  stalled: 30_000,
  keepAlive: 65_000,
};

/** How often node:http checks for timed-out connections. Its default of 30 seconds would keep them too long. */
export const CHECKING_INTERVAL_MS = 5000;

/** Closes connections of clients that send or read slowly, by accident or as an attack. */
export function shedSlowClients(server: Server, limits: SlowClientLimits = SLOW_CLIENT_LIMITS): void {
  server.headersTimeout = limits.headers;
  server.requestTimeout = limits.request;
  server.timeout = limits.stalled;
  server.keepAliveTimeout = limits.keepAlive;
}
