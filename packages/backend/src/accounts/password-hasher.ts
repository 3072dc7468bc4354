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
const MAX_WAITING = 100;
const RETRY_AFTER_SECONDS = 2;
const SALT_BYTES = 16;
const KEY_BYTES = 64;

/**
 * Hashes passwords, a few at a time, so that many sign-ins do not slow other requests. Fails with `unavailable` when too many
 * requests are waiting.
 */
export function createPasswordHasher(cost: PasswordCost = PASSWORD_COST): PasswordHasher {
  let running = 0;
  const waiting: (() => void)[] = [];
  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= CONCURRENCY) {
      if (waiting.length >= MAX_WAITING) throw new Failure('unavailable', { retryAfter: RETRY_AFTER_SECONDS });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
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

function derive(password: string, salt: Buffer, { N, r, p }: PasswordCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
