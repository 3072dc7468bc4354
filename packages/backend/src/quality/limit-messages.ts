import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { countAttempt, subjectOfAddress } from '../core/rate-limit.ts';

/**
 * AUTH-12: limits the reports and messages of a day, of one network and of all together, because they are stored for months. Those
 * of a network that has reached its limit do not count for all. Fails with `too_many_requests` until the day ends.
 */
export async function limitMessages(deps: Deps, clientAddress: string): Promise<void> {
  await count(deps, 'messagesNetwork', subjectOfAddress(clientAddress, 48));
  await count(deps, 'messagesAll', 'all');
}

async function count(deps: Deps, limiter: 'messagesNetwork' | 'messagesAll', subject: string): Promise<void> {
  const { isExceeded, resetSeconds } = await countAttempt(deps, limiter, subject);
  if (isExceeded) throw new Failure('too_many_requests', { retryAfter: resetSeconds });
}
