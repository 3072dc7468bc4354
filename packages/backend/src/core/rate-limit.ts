import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { LIMITERS, type Limiter } from '@dalil/domain/accounts/limiters.ts';
import type { Context, MiddlewareHandler } from 'hono';
import { type ApiEnv, IN_PROCESS } from './api-app.ts';
import { type Attempt, countIn, giveBackIn } from './attempt-counter.ts';
import type { Deps } from './deps.ts';
import { describeError } from './describe-error.ts';
import { Failure } from './failure.ts';
import { isPublicAnswer } from './public-read.ts';
import { type RequestContext, requestContextOf } from './request-context.ts';

const DAY_MS = 86_400_000;
const OWN_LIMITERS: ReadonlySet<Limiter> = new Set(['writes', 'suggestions', 'chat']);

/**
 * Monitoring programs request the health every few seconds, each from one address. Every page reads the session, which costs
 * nothing without a cookie, so the requests of others at the same address must not exhaust it.
 */
const UNCOUNTED_PATHS: ReadonlySet<string> = new Set(['/api/health', '/api/session']);

/**
 * AUTH-12: limits the requests of guests that no endpoint has counted yet: private reads, invalid input, unknown addresses. They
 * have no effect, so they are counted when the response shows what they were. Pages rendered on the server request as a guest and
 * are not counted.
 */
export function limitGuests(deps: Deps): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    if (c.get('actor').kind === 'user' || c.get('clientAddress') === IN_PROCESS) return;
    if (isPublicAnswer(c.req.method, c.res) || UNCOUNTED_PATHS.has(c.req.path)) return;
    if (!c.res.headers.has('ratelimit')) await limitAttempts(deps, c, 'api');
  };
}

/**
 * AUTH-12: counts an attempt. Signed-in users have their own counters for writes, suggestions and questions, so that other users
 * of the same address cannot exhaust them. Everything else is counted by address. Fails with `too_many_requests` and the seconds
 * to wait.
 */
export async function limitAttempts(deps: Deps, c: Context<ApiEnv>, limiter: Limiter): Promise<void> {
  const actor = c.get('actor');
  const isOwn = actor.kind === 'user' && OWN_LIMITERS.has(limiter);
  await limitRequest(deps, requestContextOf(c), limiter, isOwn ? actor.userId : undefined);
}

/** The same for an address or another subject, such as an account. */
export async function limitRequest(
  deps: Deps,
  context: Pick<RequestContext, 'clientAddress' | 'setHeader'>,
  limiter: Limiter,
  subject = subjectOfAddress(context.clientAddress),
): Promise<void> {
  rejectExceeded(context, limiter, await countAttempt(deps, limiter, subject));
}

/** What is counted: a limiter and whom it is about. */
export type Counted = { limiter: Limiter; subject: string };

/** An account at the address of a request: what a device that is not known yet is counted as. */
export function atAddress({ clientAddress }: Pick<RequestContext, 'clientAddress'>, account: string): string {
  return `${account} ${subjectOfAddress(clientAddress)}`;
}

/**
 * AUTH-12: limits only what fails. The attempt is counted before `run`, so parallel guesses stay exact, and given back when `run`
 * succeeds (`hasFailed` looks at what it returns) or was never begun (`busy`). The limiters are asked in order; one that rejects leaves those after it untouched, and
 * those before it get their attempt back. Fails with `too_many_requests`.
 */
export async function limitFailures<Result>(
  deps: Deps,
  context: Pick<RequestContext, 'setHeader'>,
  counted: readonly Counted[],
  run: () => Promise<Result>,
  hasFailed: (result: Result) => boolean = () => false,
): Promise<Result> {
  const reserved: Reserved[] = [];
  try {
    for (const { limiter, subject } of counted) {
      const state = await countAttempt(deps, limiter, subject);
      rejectExceeded(context, limiter, state);
      reserved.push({ limiter, attempt: state.attempt });
    }
  } catch (error) {
    await giveBack(deps, reserved);
    throw error;
  }
  try {
    const result = await run();
    if (!hasFailed(result)) await giveBack(deps, reserved);
    return result;
  } catch (error) {
    if (error instanceof Failure && error.code === 'busy') await giveBack(deps, reserved);
    throw error;
  }
}

type Reserved = { limiter: Limiter; attempt: Attempt };

/** What cannot be given back stays counted until its window ends, which must not fail a sign-in that succeeded. */
async function giveBack({ db, log }: Deps, reserved: readonly Reserved[]): Promise<void> {
  for (const { limiter, attempt } of reserved) {
    await giveBackIn(db, attempt, LIMITERS[limiter].limit).catch((error: unknown) =>
      log('warn', 'attempt_not_given_back', { limiter, ...describeError(error) }),
    );
  }
}

type State = Awaited<ReturnType<typeof countAttempt>>;

function rejectExceeded({ setHeader }: Pick<RequestContext, 'setHeader'>, limiter: Limiter, state: State): void {
  const { limit, windowSeconds } = LIMITERS[limiter];
  setHeader('ratelimit', `"${limiter}";r=${state.remaining};t=${state.resetSeconds}`);
  setHeader('ratelimit-policy', `"${limiter}";q=${limit};w=${windowSeconds}`);
  if (state.isExceeded) throw new Failure('too_many_requests', { retryAfter: state.resetSeconds });
}

/**
 * One internet connection has a whole IPv6 network, so its addresses count as one. A provider assigns at least a /64; many
 * assign a /48 on request, so counts of people use that.
 */
export function subjectOfAddress(address: string, prefixLength: 48 | 64 = 64): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = Math.max(0, 8 - groups.length - rest.length);
  const whole = tail === undefined ? groups : [...groups, ...Array<string>(gap).fill('0'), ...rest];
  return `${whole
    .slice(0, prefixLength / 16)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/${prefixLength}`;
}

/** Parallel attempts are counted exactly, in any number of processes. */
export async function countAttempt(
  { db, now, limitSecret }: Deps,
  limiter: Limiter,
  counted: string,
): Promise<{ attempt: Attempt; attempts: number; isExceeded: boolean; remaining: number; resetSeconds: number }> {
  const { limit, windowSeconds } = LIMITERS[limiter];
  const time = now().getTime();
  const windowStart = new Date(Math.floor(time / (windowSeconds * 1000)) * windowSeconds * 1000);
  const day = Math.floor(time / DAY_MS);
  const subject = createHmac('sha256', limitSecret).update(`${day}:${counted}`).digest('base64url');
  const attempt = { limiter, subject, windowStart };
  const attempts = await countIn(db, attempt);
  return {
    attempt,
    attempts,
    isExceeded: attempts > limit,
    remaining: Math.max(0, limit - attempts),
    resetSeconds: Math.ceil((windowStart.getTime() + windowSeconds * 1000 - time) / 1000),
  };
}
