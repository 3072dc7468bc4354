import { LIMITERS } from '@dalil/domain/accounts/limiters.ts';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { countAttempt } from '../core/rate-limit.ts';

type Method = 'password' | 'app' | 'backup-code';

/**
 * Logs a rejected sign-in with its method and reason, never with the account. After many wrong passwords for one address in a day
 * its owner is notified once. The work is the same whether or not the address has an account.
 */
export async function recordRejection(deps: Deps, method: Method, error: unknown, email?: string): Promise<void> {
  if (!(error instanceof Failure)) return;
  deps.log('warn', 'sign_in_rejected', { method, reason: error.code });
  if (email === undefined || error.code !== 'invalid_credentials') return;
  const { attempts } = await countAttempt(deps, 'wrongPasswordAccount', email);
  if (attempts === LIMITERS.wrongPasswordAccount.limit + 1)
    await deps.jobs.enqueue(deps.db, 'notify-of-tries', { email });
}
