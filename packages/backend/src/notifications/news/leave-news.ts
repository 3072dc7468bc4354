import type { Deps } from '../../core/deps.ts';
import { Failure } from '../../core/failure.ts';
import { readUnsubscribeToken } from '../unsubscribe-token.ts';
import { withdrawNews } from './news-consent.ts';

/**
 * NOTIF-6: leaves the operator's news by the token of a mail, without a session. Repeating it has no further effect. Fails with
 * `not_found` for a token that was not made here.
 */
export async function leaveNews(
  { db, now, accounts }: Pick<Deps, 'db' | 'now' | 'accounts'>,
  token: string,
): Promise<void> {
  const userId = readUnsubscribeToken(accounts.keys, token, 'news');
  if (userId === null) throw new Failure('not_found');
  await db.transaction((transaction) => withdrawNews({ db: transaction, now }, userId, 'unsubscribe_link'));
}
