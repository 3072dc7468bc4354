import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

/** Idle keep-alive connections get this long to send a request that is already under way. */
const IDLE_GRACE_MS = 1000;
const DRAIN_LIMIT_MS = 9000;

export interface Listening {
  readonly port: number;
  /** Takes no new connections, answers what was accepted, then closes; cuts off what is still busy after 9 s. */
  stop(): Promise<void>;
}

/** Listens on a port, 0 for any free one. Rejects with the system's error, which `explainFailure` puts into words. */
export async function listen(server: Server, { port, host }: { port: number; host?: string }): Promise<Listening> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      resolve();
    });
  });
  let isStopping = false;
  server.prependListener('request', (_request, response) => {
    if (isStopping) response.setHeader('Connection', 'close');
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: () => {
      isStopping = true;
      return drain(server);
    },
  };
}

/** Server.close of node:http drops idle connections at once, and with them requests on their way; the one of node:net does not. */
async function drain(server: Server): Promise<void> {
  const startedAt = performance.now();
  const timer = setInterval(() => {
    const elapsed = performance.now() - startedAt;
    if (elapsed > DRAIN_LIMIT_MS) server.closeAllConnections();
    else if (elapsed > IDLE_GRACE_MS) server.closeIdleConnections();
  }, 50);
  await new Promise<void>((resolve) => void NetServer.prototype.close.call(server, () => resolve()));
  clearInterval(timer);
}
