import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { SYNC_AS_GUEST, SYNC_HEADER } from '@dalil/domain/offline/operation.ts';

const LIMIT_MS = 10_000;
const RETRY_MS = 50;
/** The server had taken no part of the request. */
const NOT_ACCEPTED = new Set(['ECONNREFUSED']);

export type Answer = { status: number; retryAfter: string | null; at: number };

/** The text of a write, by which it is found again. Long enough to span several pages of a disk's cache. */
export function textOf(id: string): string {
  return `prove ${id} ${id.repeat(40)}`;
}

/**
 * Callers that each send one idea after another as a device does: with an id of its own, repeated until the server acknowledges
 * it. Every request has a client address of its own, so that no limit of an address applies.
 */
export class Writers {
  /** Ids that the server acknowledged. */
  readonly acknowledged = new Set<string>();
  /** Ids that were sent. */
  readonly sent = new Set<string>();
  /** Answers other than 200. */
  readonly refused: Answer[] = [];
  /** Answers that began and did not arrive completely, and connections that ended without an answer. */
  readonly halfAnswered: { reason: string; at: number }[] = [];
  #origin: string;
  #isStopping = false;
  readonly #running: Promise<void[]>;

  constructor(origin: string, callers: number) {
    this.#origin = origin;
    this.#running = Promise.all(Array.from({ length: callers }, () => this.#write()));
  }

  /** Answers that are neither an acknowledgement nor one that asks to send again later. */
  wrongAnswers(): Answer[] {
    return this.refused.filter(({ status, retryAfter }) => !([429, 503].includes(status) && retryAfter !== null));
  }

  /** The address of the server after a restart. */
  moveTo(origin: string): void {
    this.#origin = origin;
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#running;
  }

  async #write(): Promise<void> {
    while (!this.#isStopping) {
      const id = randomUUID();
      this.sent.add(id);
      // A repeat is the same operation to the second: another one under this id would be refused.
      const operation = operationOf(id);
      while (!this.#isStopping && !(await this.#deliver(operation))) await wait(RETRY_MS);
    }
  }

  async #deliver(operation: ReturnType<typeof operationOf>): Promise<boolean> {
    const { id } = operation;
    try {
      const response = await fetch(`${this.#origin}/api/sync/support`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': randomAddress(),
          [SYNC_HEADER]: SYNC_AS_GUEST,
        },
        body: JSON.stringify({ operations: [operation] }),
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      const { status, headers } = response;
      const text = await response.text();
      if (status === 200 && text.includes('"applied"')) this.acknowledged.add(id);
      else this.refused.push({ status, retryAfter: headers.get('retry-after'), at: performance.now() });
      return this.acknowledged.has(id);
    } catch (error) {
      // The server is killed or not ready: the write is sent again, as a device would.
      const reason = reasonOf(error);
      if (!NOT_ACCEPTED.has(reason)) this.halfAnswered.push({ reason, at: performance.now() });
      return false;
    }
  }
}

function operationOf(id: string) {
  const payload = { topic: 'other', message: textOf(id), locale: 'en' };
  return { id, kind: 'idea.send', at: new Date().toISOString(), payload };
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : String(cause);
}

function randomAddress(): string {
  const part = () => 1 + Math.floor(Math.random() * 250);
  return `198.${part()}.${part()}.${part()}`;
}
