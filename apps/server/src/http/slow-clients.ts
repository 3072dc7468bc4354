import type { Server } from 'node:http';

/** Milliseconds. */
export type SlowClientLimits = { headers: number; request: number; stalled: number; keepAlive: number };

export const SLOW_CLIENT_LIMITS: SlowClientLimits = {
  headers: 10_000,
  request: 30_000,
  /** A connection on which nothing moves for so long, also in the middle of an answer nobody reads. */
  stalled: 30_000,
  keepAlive: 65_000,
};

/** How often node:http looks for those who are past their time; its own half a minute would let them stay too long. */
export const CHECKING_INTERVAL_MS = 5000;

/** Lets go of those who send or read slowly, by accident or to hold the server. */
export function shedSlowClients(server: Server, limits: SlowClientLimits = SLOW_CLIENT_LIMITS): void {
  server.headersTimeout = limits.headers;
  server.requestTimeout = limits.request;
  server.timeout = limits.stalled;
  server.keepAliveTimeout = limits.keepAlive;
}
