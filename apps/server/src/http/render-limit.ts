import { Failure } from '@dalil/backend/core/failure.ts';
import { subjectOfAddress } from '@dalil/backend/core/rate-limit.ts';
import { LRUCache } from 'lru-cache';

const MAX_CLIENTS = 10_000;
const MINUTE_MS = 60_000;

type Options = {
  /** Renders of addresses without a link that one client address may cause in a minute. Half of them may come in one burst. */
  perMinute: number;
  now: () => Date;
};

/** What one client may still cause: a token bucket, and the end of its last render. */
type Client = { tokens: number; countedAt: number; last: Promise<unknown> };

export type RenderLimit = {
  /**
   * Runs a render that a client causes, one at a time: the renders of one client in parallel would delay all other answers.
   * Rejects immediately with `too_many_requests` and the seconds to wait if the client has caused too many. A page of the sitemap
   * does not count (`isLinked`): there are only so many, and someone who reads them all in a minute is welcome.
   */
  run: <T>(clientAddress: string, render: () => Promise<T>, isLinked?: boolean) => Promise<T>;
};

/**
 * Limits what rendering a single client can cause: a page that is not cached costs a thousand times as much as one from memory.
 * Counted per process and in memory, because a counter in the database would cost as much as some pages.
 */
export function createRenderLimit({ perMinute, now }: Options): RenderLimit {
  const burst = Math.max(1, perMinute / 2);
  const clients = new LRUCache<string, Client>({ max: MAX_CLIENTS });

  function find(subject: string, time: number): Client {
    const known = clients.get(subject);
    if (!known) {
      const client = { tokens: burst, countedAt: time, last: Promise.resolve() };
      clients.set(subject, client);
      return client;
    }
    known.tokens = Math.min(burst, known.tokens + ((time - known.countedAt) / MINUTE_MS) * perMinute);
    known.countedAt = time;
    return known;
  }

  function countRender(client: Client): void {
    if (client.tokens < 1) {
      const retryAfter = Math.ceil(((1 - client.tokens) / perMinute) * (MINUTE_MS / 1000));
      throw new Failure('too_many_requests', { retryAfter });
    }
    client.tokens -= 1;
  }

  return {
    run: async (clientAddress, render, isLinked = false) => {
      const client = find(subjectOfAddress(clientAddress), now().getTime());
      if (!isLinked) countRender(client);
      const rendered = client.last.then(render);
      // Without the page itself, which would stay in memory as long as the client is known.
      client.last = rendered.then(ignore, ignore);
      return rendered;
    },
  };
}

function ignore(): void {}

/** No limit, for a site that caches no pages. */
export const NO_RENDER_LIMIT: RenderLimit = { run: (_clientAddress, render) => render() };
