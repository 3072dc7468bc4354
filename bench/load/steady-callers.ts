import { createHash } from 'node:crypto';
import { Agent, request } from 'node:http';

const LIMIT_MS = 20_000;

/** The outcome of a request: answered, or dropped, which is any response that did not arrive completely. */
export type Outcome =
  | { kind: 'answered'; path: string; status: number; digest: string; retryAfter: string | undefined; endedAt: number }
  | { kind: 'dropped'; path: string; reason: string; endedAt: number };

/**
 * Callers that request addresses in sequence, each over one connection, until they are stopped or a response closes the
 * connection. A new connection might wait at a closing socket that no longer accepts it.
 */
export class SteadyCallers {
  readonly outcomes: Outcome[] = [];
  readonly #agent: Agent;
  readonly #running: Promise<void[]>;
  #isStopping = false;

  constructor(origin: string, paths: readonly string[], callers: number) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: callers });
    const url = new URL(origin);
    this.#running = Promise.all(Array.from({ length: callers }, (_, caller) => this.#call(url, paths, caller)));
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#running;
    this.#agent.destroy();
  }

  async #call(origin: URL, paths: readonly string[], caller: number): Promise<void> {
    for (let turn = caller; !this.#isStopping; turn++) {
      const { outcome, isLast } = await send(this.#agent, origin, paths[turn % paths.length] ?? '/');
      this.outcomes.push(outcome);
      if (isLast) return;
    }
  }
}

function send(agent: Agent, origin: URL, path: string): Promise<{ outcome: Outcome; isLast: boolean }> {
  return new Promise((resolve) => {
    const requested = request({ host: origin.hostname, port: origin.port, agent, path, timeout: LIMIT_MS });
    const fail = (error: Error) => {
      const reason = 'code' in error ? String(error.code) : error.message;
      resolve({ outcome: { kind: 'dropped', path, reason, endedAt: performance.now() }, isLast: true });
    };
    requested.on('timeout', () => requested.destroy(new Error('no answer in time')));
    requested.on('error', fail);
    requested.on('response', (answer) => {
      const hash = createHash('sha256');
      answer.on('data', (part: Buffer) => hash.update(part));
      answer.on('error', fail);
      answer.on('end', () => {
        const { statusCode: status = 0, headers } = answer;
        const [retryAfter, endedAt] = [headers['retry-after'], performance.now()];
        const outcome = { kind: 'answered' as const, path, status, digest: hash.digest('hex'), retryAfter, endedAt };
        resolve({ outcome, isLast: headers.connection === 'close' });
      });
    });
    requested.end();
  });
}
