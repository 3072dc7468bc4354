import { setTimeout as wait } from 'node:timers/promises';
import type { ContentChange } from '@dalil/domain/guide/content-tags.ts';
import type pg from 'pg';
import { connectClient } from './connection.ts';
import type { DatabaseAddress } from './connection-address.ts';

export interface ContentChanges {
  /** Stops listening. */
  close(): Promise<void>;
}

const CHANNEL = 'content_changed';
/** An import changes hundreds of rows at a time. They are reported together. */
const GATHER_MS = 10;
const FIRST_RETRY_MS = 100;
const MAX_RETRY_MS = 5000;

/**
 * Reports every committed change to published content, made by any process. After a lost connection it reconnects automatically
 * and reports `null`, because the changes made meanwhile are unknown. Resolves when the first connection listens. Fails like
 * `connectClient` if that connection cannot be made.
 */
export async function listenToContentChanges(
  address: DatabaseAddress,
  onChange: (changes: readonly ContentChange[] | null) => void,
): Promise<ContentChanges> {
  const listener = new Listener(address, onChange);
  await listener.connect();
  return listener;
}

class Listener implements ContentChanges {
  readonly #address: DatabaseAddress;
  readonly #onChange: (changes: readonly ContentChange[] | null) => void;
  readonly #closing = new AbortController();
  readonly #gathered = new Map<string, ContentChange>();
  #timer: NodeJS.Timeout | undefined;
  #client: pg.Client | undefined;

  constructor(address: DatabaseAddress, onChange: (changes: readonly ContentChange[] | null) => void) {
    this.#address = address;
    this.#onChange = onChange;
  }

  async connect(): Promise<void> {
    const client = await connectClient(this.#address);
    client.on('notification', ({ payload = '' }) => this.#gather(payload));
    await client.query(`listen ${CHANNEL}`);
    client.on('end', () => void this.#reconnect());
    this.#client = client;
    if (this.#closing.signal.aborted) await client.end();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    clearTimeout(this.#timer);
    await this.#client?.end();
  }

  #gather(payload: string): void {
    const slash = payload.indexOf('/');
    this.#gathered.set(payload, { kind: payload.slice(0, slash), id: payload.slice(slash + 1) });
    this.#timer ??= setTimeout(() => {
      const changes = [...this.#gathered.values()];
      this.#timer = undefined;
      this.#gathered.clear();
      this.#onChange(changes);
    }, GATHER_MS);
  }

  async #reconnect(): Promise<void> {
    const { signal } = this.#closing;
    for (let delay = FIRST_RETRY_MS; !signal.aborted; delay = Math.min(2 * delay, MAX_RETRY_MS)) {
      await wait(delay, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        await this.connect();
        return this.#onChange(null);
      } catch {
        // Retried until the database is back. The pool has already reported that it is unavailable.
      }
    }
  }
}
