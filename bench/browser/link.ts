import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Bytes a second in each direction, milliseconds there and back, round trips until the first request arrives (TCP and TLS 1.3). */
export type LinkSpeed = { down: number; up: number; roundTrip: number; setUpRoundTrips: number };

export const SLOW_4G: LinkSpeed = { down: 1.6e6 / 8, up: 750e3 / 8, roundTrip: 150, setUpRoundTrips: 2 };

export interface Link {
  readonly origin: string;
  /** Bytes so far, including protocol overhead. */
  readonly received: () => number;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Small enough that parallel transfers share the link. */
const SLICE_BYTES = 4096;
const AHEAD_MS = 5;

type Lane = (bytes: number) => number;

/**
 * One emulated mobile link in front of a local server, as a TCP proxy. Unlike the emulation of the developer tools it covers
 * preloads and prefetches, and includes connection setup. Only the first connection of an idle link pays for it, as on one HTTP/2
 * connection. Loss and slow start are not modelled.
 */
export async function openLink(target: string, speed: LinkSpeed = SLOW_4G): Promise<Link> {
  const port = Number(new URL(target).port);
  const [down, up] = [lane(speed.down, speed.roundTrip), lane(speed.up, speed.roundTrip)];
  const live = new Set<Socket>();
  let received = 0;
  let setUpAt = 0;
  const server = createServer((client) => {
    if (live.size === 0) setUpAt = performance.now() + speed.roundTrip * speed.setUpRoundTrips;
    const readyAt = setUpAt;
    const upstream = connect({ port, host: '127.0.0.1', noDelay: true });
    client.setNoDelay(true);
    live.add(client);
    const halfTrip = speed.roundTrip / 2;
    pump(client, upstream, halfTrip, (bytes) => Math.max(up(bytes), readyAt - performance.now()));
    pump(upstream, client, halfTrip, (bytes) => {
      received += bytes;
      return down(bytes);
    });
    const close = () => {
      live.delete(client);
      client.destroy();
      upstream.destroy();
    };
    client.on('error', close).on('close', close);
    upstream.on('error', close);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    origin: `http://localhost:${typeof address === 'object' ? address?.port : 0}`,
    received: () => received,
    async [Symbol.asyncDispose]() {
      for (const client of live) client.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** One direction of the link: the milliseconds until so many bytes have arrived, after all earlier bytes. */
function lane(rate: number, roundTrip: number): Lane {
  let freeAt = 0;
  return (bytes) => {
    const now = performance.now();
    freeAt = Math.max(now, freeAt) + (bytes / rate) * 1000;
    return freeAt - now + roundTrip / 2;
  };
}

function pump(from: Socket, to: Socket, halfTrip: number, delayOf: Lane): void {
  let queue = Promise.resolve();
  const send = async (chunk: Buffer) => {
    for (let start = 0; start < chunk.length && !to.destroyed; start += SLICE_BYTES) {
      const slice = chunk.subarray(start, start + SLICE_BYTES);
      const delay = delayOf(slice.length);
      setTimeout(() => !to.destroyed && to.write(slice), delay);
      // At most about one slice of a connection waits for the link.
      if (delay - halfTrip > AHEAD_MS) await wait(delay - halfTrip);
    }
    from.resume();
  };
  from.on('data', (chunk: Buffer) => {
    from.pause();
    queue = queue.then(() => send(chunk));
  });
  from.on('end', () => void queue.then(() => setTimeout(() => to.end(), halfTrip + AHEAD_MS)));
}
