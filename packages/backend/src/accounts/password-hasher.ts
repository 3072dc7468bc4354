import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { Failure } from '../core/failure.ts';

export type PasswordCost = { N: number; r: number; p: number };
export type PasswordHasher = {
  hash: (password: string) => Promise<string>;
  verify: (input: { hash: string; password: string }) => Promise<boolean>;
};

/** The scrypt parameters OWASP recommends: 32 MB and about a quarter of a second for each guess. */
export const PASSWORD_COST: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };

/** Node's thread pool has four threads. File access and name resolution need the others. */
const CONCURRENCY = 2;
/** For each lane. */
const MAX_WAITING = 100;
/** Shorter than the time after which the server and proxies close a connection that gets no response. */
const MAX_WAIT_MS = 10_000;
const RETRY_AFTER_SECONDS = 10;
const SALT_BYTES = 16;
const KEY_BYTES = 64;

/** For whom passwords are hashed. */
export type PasswordTurn = {
  /** Aborts when the client has left. Its work is then not begun. */
  signal: AbortSignal | undefined;
  /** Whether the account owner is known already: a signed-in user, or a device that has signed in to the account before. */
  isKnown: boolean;
};

type HasherParts = {
  derive?: typeof deriveKey;
  /** Calls `run` after `ms`. Returns a function that cancels this. */
  startTimer?: (ms: number, run: () => void) => () => void;
};

const turns = new AsyncLocalStorage<PasswordTurn>();
const STRANGER: PasswordTurn = { signal: undefined, isKnown: false };

/** Runs `work`. All passwords hashed within it, also by the auth library, take this turn. */
export function inPasswordTurn<Result>(turn: Partial<PasswordTurn>, work: () => Result): Result {
  return turns.run({ ...(turns.getStore() ?? STRANGER), ...turn }, work);
}

/**
 * Hashes passwords, a few at a time, so that many sign-ins do not slow other requests. Known owners do not wait behind strangers.
 * Fails with `busy` when too many requests are waiting, or when a request has waited too long or its client has left.
 */
export function createPasswordHasher(
  cost: PasswordCost = PASSWORD_COST,
  { derive = deriveKey, startTimer = startSystemTimer }: HasherParts = {},
): PasswordHasher {
  let running = 0;
  const lanes = { known: new Set<() => void>(), strangers: new Set<() => void>() };

  async function waitForTurn({ signal, isKnown }: PasswordTurn): Promise<void> {
    const lane = isKnown ? lanes.known : lanes.strangers;
    const busy = new Failure('busy', { retryAfter: RETRY_AFTER_SECONDS });
    if (lane.size >= MAX_WAITING) throw busy;
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        lane.delete(begin);
        cancelTimer();
        signal?.removeEventListener('abort', giveUp);
      };
      const begin = () => {
        leave();
        resolve();
      };
      const giveUp = () => {
        leave();
        reject(busy);
      };
      lane.add(begin);
      const cancelTimer = startTimer(MAX_WAIT_MS, giveUp);
      signal?.addEventListener('abort', giveUp);
    });
  }

  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = turns.getStore() ?? STRANGER;
    if (turn.signal?.aborted) throw new Failure('busy', { retryAfter: RETRY_AFTER_SECONDS });
    if (running >= CONCURRENCY) await waitForTurn(turn);
    else running += 1;
    try {
      return await work();
    } finally {
      const [next] = lanes.known.size > 0 ? lanes.known : lanes.strangers;
      if (next) next();
      else running -= 1;
    }
  };
  return {
    hash: async (password) => {
      const salt = randomBytes(SALT_BYTES);
      const key = await inTurn(() => derive(password, salt, cost));
      return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join(':');
    },
    verify: async ({ hash, password }) => {
      const [name, N, r, p, salt = '', saved = ''] = hash.split(':');
      if (name !== 'scrypt') return false;
      const key = await inTurn(() =>
        derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) }),
      );
      const expected = Buffer.from(saved, 'base64url');
      return expected.length === key.length && timingSafeEqual(expected, key);
    },
  };
}

function deriveKey(password: string, salt: Buffer, { N, r, p }: PasswordCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

function startSystemTimer(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
