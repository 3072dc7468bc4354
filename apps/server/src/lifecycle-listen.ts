import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long idle keep-alive connections may still deliver a request that is already under way. */
const IDLE_GRACE_MS = 1000;
const DRAIN_LIMIT_MS = 9000;

export interface Listening {
  readonly port: number;
  /** Stops accepting connections, answers accepted requests, then closes. Connections still busy after 9 s are closed. */
  stop(): Promise<void>;
}

/** Listens on a port; 0 selects any free one. Rejects with the system's error, which `explainFailure` turns into a message. */
export async function listen(server: Server, { port, host }: { port: number; host?: string }): Promise<Listening> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      resolve();
    });
  });
  let isStopping = false;
  const open = new Set<ServerResponse>();
  server.prependListener('request', (_request, response) => {
    if (isStopping) endConnection(response);
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: () => {
      isStopping = true;
      for (const response of open) endConnection(response);
      return drain(server);
    },
  };
}

/** The caller sends its next request over another connection. This one could be closed under it. */
function endConnection(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

/**
 * Server.close of node:http drops idle connections immediately, including requests already sent on them. Server.close of node:net
 * does not.
 */
async function drain(server: Server): Promise<void> {
  const startedAt = performance.now();
  const timer = setInterval(() => {
    const elapsed = performance.now() - startedAt;
    if (elapsed > DRAIN_LIMIT_MS) server.closeAllConnections();
    // What arrived while the process was busy is read first: its connections are not idle.
    else if (elapsed > IDLE_GRACE_MS) void nextTurn().then(() => server.closeIdleConnections());
  }, 50);
  await acceptWaiting(server);
  await new Promise<void>((resolve) => void NetServer.prototype.close.call(server, () => resolve()));
  clearInterval(timer);
}

/** Takes the connections that the system has accepted already. Closing the socket would reset them. */
async function acceptWaiting(server: Server): Promise<void> {
  const startedAt = performance.now();
  let hasAccepted = true;
  const accept = () => (hasAccepted = true);
  server.on('connection', accept);
  while (hasAccepted && performance.now() - startedAt < IDLE_GRACE_MS) {
    hasAccepted = false;
    // The first may come before the system is asked for connections again.
    await nextTurn();
    await nextTurn();
  }
  server.off('connection', accept);
}
